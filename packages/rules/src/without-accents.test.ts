import { expect, test } from 'vitest';
import { withoutAccents } from './without-accents.ts';

test.each([
  ['Nariño, Bogotá', 'Narino, Bogota'],
  ['Nariño'.normalize('NFD'), 'Narino'],
  ['CÓDIGO ü', 'CODIGO u'],
  ['7.1 · L´Or', '7.1 · L´Or'],
])('%s without accents is %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});
