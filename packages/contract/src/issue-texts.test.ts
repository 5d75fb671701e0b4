import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldName } from './field-names.es-CO.ts';
import { issueText } from './issue-texts.es-CO.ts';
import { services } from './services.ts';

const before = z.config();
beforeAll(() => z.config({ localeError: issueText }));
afterAll(() => z.config({ localeError: before.localeError }));

const saidOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'falta'],
  [z.string(), 7, 'debe ser un texto'],
  [z.number(), 'x', 'debe ser un número'],
  [z.int(), 1.5, 'debe ser un número entero'],
  [z.boolean(), 'sí', 'debe ser sí o no'],
  [z.array(z.string()), {}, 'debe ser una lista'],
  [z.strictObject({}), [], 'no tiene la forma esperada'],
  [z.string().min(1), '', 'no puede estar vacío'],
  [z.string().min(8), 'x', 'debe tener al menos 8 caracteres'],
  [z.string().max(1), 'xx', 'debe tener máximo 1 carácter'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'debe tener máximo 2 elementos'],
  [z.array(z.string()).min(2), ['a'], 'debe tener al menos 2 elementos'],
  [z.number().min(3), 2, 'debe ser al menos 3'],
  [z.number().max(3), 4, 'debe ser máximo 3'],
  [z.number().positive(), 0, 'debe ser mayor que 0'],
  [z.number().lt(3), 3, 'debe ser menor que 3'],
  [z.number().multipleOf(6), 7, 'debe ser múltiplo de 6'],
  [z.enum(['sms', 'email']), 'fax', 'debe ser sms o email'],
  [z.enum(['sms', 'email']), undefined, 'falta'],
  [z.uuid(), 'x', 'no es un identificador válido'],
  [z.url(), 'x', 'debe ser una dirección web, como https://negocio.com'],
  [z.iso.date(), 'x', 'debe ser una fecha, como 2026-12-31'],
  [z.string().regex(/^\d+$/), 'x', 'no está bien escrito'],
  [z.strictObject({}), { a: 1 }, 'sobra «a»'],
  [z.strictObject({}), { a: 1, b: 2 }, 'sobran «a», «b»'],
  [
    z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]),
    { c: 1 },
    'no tiene la forma esperada',
  ],
  [z.string().refine(() => false), 'x', 'no es válido'],
  [z.string().regex(/^\d{6}$/, 'debe tener 6 dígitos'), 'x', 'debe tener 6 dígitos'],
])('%#: an invalid value is refused with its sentence', (schema, value, sentence) => {
  expect(saidOf(schema, value)).toEqual([sentence]);
});

test('no call of the contract refuses an invalid value with technical words', () => {
  const wrong = [undefined, null, 7, 'x', '', [], {}, { x: 1 }, true];
  const parts = Object.values(services)
    .flatMap((service) => Object.values(service))
    .flatMap((call: { body?: z.ZodType; query?: z.ZodType; params?: z.ZodType }) => [
      call.body,
      call.query,
      call.params,
    ])
    .filter((part) => part !== undefined);
  const shapes = parts.flatMap((part) =>
    part instanceof z.ZodObject ? [part, ...(Object.values(part.shape) as z.ZodType[])] : [part],
  ); // as: the shape of an object schema holds schemas
  const said = new Set(shapes.flatMap((shape) => wrong.flatMap((value) => saidOf(shape, value) ?? [])));
  expect(said.size).toBeGreaterThan(15);
  for (const sentence of said)
    expect(sentence).not.toMatch(
      /inválid|entrada|tuviera|recibid|undefined|indefinid|\bUUID\b|invalid|expected|[<>]=?/i,
    );
});

test('a field is named as on the screen, in a list too; a field no screen shows is named by its path', () => {
  expect(fieldName('last_name')).toBe('Apellido');
  expect(fieldName('products.0.quantity')).toBe('Cantidad');
  expect(fieldName('flowId')).toBe('flowId');
  expect(fieldName('toString')).toBe('toString');
  expect(fieldName('')).toBe('');
});
