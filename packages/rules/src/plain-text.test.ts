import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Bogotá, D.C.', 'bogota, d.c.'],
  ['NARIÑO', 'nariño'],
  ['Nariño'.normalize('NFD'), 'nariño'],
  ['Güicán', 'guican'],
  ['año', 'año'],
])('%s is normalised to %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
