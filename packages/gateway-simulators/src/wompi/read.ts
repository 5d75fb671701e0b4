import type { Fields } from '../fields.ts';
import { invalid } from './refuse.ts';

/** A non-empty text. */
export function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw invalid({ [name]: ['No puede estar en blanco'] });
  return value;
}

/** A text of the body, or the error of its field. */
export function matching(fields: Fields, name: string, form: RegExp): string {
  const value = text(fields, name);
  if (!form.test(value)) throw invalid({ [name]: ['No es válido'] });
  return value;
}

/** A whole number of the body from `least` to `most`. Throws the refusal 422 that names the field. */
export function whole(fields: Fields, name: string, least: number, most: number): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw invalid({ [name]: [`Debe ser un entero entre ${least} y ${most}`] });
  return value;
}
