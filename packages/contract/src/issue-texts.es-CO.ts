import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const plural = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

const expectedTypes: Record<string, string> = {
  string: 'debe ser un texto',
  number: 'debe ser un número',
  int: 'debe ser un número entero',
  boolean: 'debe ser sí o no',
  array: 'debe ser una lista',
  date: 'debe ser una fecha',
};

const formats: Record<string, string> = {
  email: 'debe ser como nombre@negocio.com',
  url: 'debe ser una dirección web, como https://negocio.com',
  date: 'debe ser una fecha, como 2026-12-31',
  datetime: 'debe ser una fecha con su hora',
  uuid: 'no es un identificador válido',
};

type Limit = Extract<Issue, { code: 'too_big' | 'too_small' }>;

function tooBig({ origin, maximum, inclusive }: Extract<Limit, { code: 'too_big' }>): string {
  if (origin === 'string') return `debe tener máximo ${plural(maximum, 'carácter', 'caracteres')}`;
  if (origin === 'array') return `debe tener máximo ${plural(maximum, 'elemento', 'elementos')}`;
  return inclusive === false ? `debe ser menor que ${maximum}` : `debe ser máximo ${maximum}`;
}

function tooSmall({ origin, minimum, inclusive }: Extract<Limit, { code: 'too_small' }>): string {
  if (origin === 'string' || origin === 'array') {
    if (Number(minimum) <= 1) return 'no puede estar vacío';
    const [one, many] = origin === 'string' ? ['carácter', 'caracteres'] : ['elemento', 'elementos'];
    return `debe tener al menos ${plural(minimum, one, many)}`;
  }
  return inclusive === false ? `debe ser mayor que ${minimum}` : `debe ser al menos ${minimum}`;
}

function unknownKeys(keys: readonly string[]): string {
  return `${keys.length === 1 ? 'sobra' : 'sobran'} ${keys.map((key) => `«${key}»`).join(', ')}`;
}

const options = new Intl.ListFormat('es', { type: 'disjunction' });

/**
 * The fault of a value, in Spanish, to be read after the name of its field: "debe tener máximo 80 caracteres". For zod's
 * `localeError`; a sentence written in a schema goes before it.
 */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'falta' : (expectedTypes[issue.expected] ?? 'no tiene la forma esperada');
    case 'invalid_value':
      return issue.input === undefined ? 'falta' : `debe ser ${options.format(issue.values.map(String))}`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'no está bien escrito';
    case 'not_multiple_of':
      return `debe ser múltiplo de ${issue.divisor}`;
    case 'unrecognized_keys':
      return unknownKeys(issue.keys);
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return issue.input === undefined ? 'falta' : 'no tiene la forma esperada';
    case 'custom':
    case undefined:
      return 'no es válido';
    default:
      return issue satisfies never;
  }
}
