import { describe, expect, test } from 'vitest';
import { formatNumber, formatPesos } from './money.ts';

describe('pesos', () => {
  test.each([
    [0, '$\u00a00'],
    [900, '$\u00a0900'],
    [1290, '$\u00a01.290'],
    [12900, '$\u00a012.900'],
    [1284600, '$\u00a01.284.600'],
    [-14970, '\u2212$\u00a014.970'],
  ])('%i pesos are written %s, without decimals and with points · CON-06', (amount, text) => {
    expect(formatPesos(amount)).toBe(text);
  });

  test('a thousand millilitres are written with a point', () => {
    expect(formatNumber(1000)).toBe('1.000');
  });
});
