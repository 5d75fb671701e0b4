import { expect, test } from 'vitest';
import { readDay, readPesos } from './cell-values.rules.ts';

test.each([
  ['1.234.567,89', 'el valor «1.234.567,89» tiene centavos'],
  ['1.234.567,00', 1_234_567],
  ['1,234,567.00', 1_234_567],
  ['$ 38.400', 38_400],
  ['-38.400', -38_400],
  ['(38400)', -38_400],
  ['268000', 268_000],
  ['268000.00', 268_000],
  ['1.234', 1_234],
  ['1,5', 'el valor «1,5» tiene centavos'],
  ['1.23.4', 'el valor «1.23.4» no es un número'],
  ['1e9', 'el valor «1e9» no es un número'],
])('%s is %s pesos (OFC-109)', (text, pesos) => {
  expect(readPesos(text)).toBe(pesos);
});

test.each([
  ['23/11/2026', '2026-11-23'],
  ['3.1.2026', '2026-01-03'],
  ['2026-11-23 10:00', '2026-11-23'],
  ['20261123', '2026-11-23'],
  ['46349', '2026-11-23'],
  ['31/02/2026', undefined],
  ['pronto', undefined],
])('%s is the day %s (OFC-109, OFC-404)', (text, day) => {
  expect(readDay(text)).toBe(day);
});
