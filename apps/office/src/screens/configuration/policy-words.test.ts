import { expect, test } from 'vitest';
import { type PolicyValue, boundWords, policyWords } from './policy-words.ts';

test.each<[PolicyValue, string]>([
  ['16:00', '16:00'],
  [1_500_000, '1.500.000'],
  [true, 'sí'],
  [false, 'no'],
  [[1_000, 2_000], '1.000, 2.000'],
  [
    [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ],
    '08:00–12:00, 13:00–18:00',
  ],
  [{ from: 1, most: 2 }, '1 · 2'],
  [{ least: 1, to: 2 }, '1 · 2'],
])('%j is "%s"', (value, words) => {
  expect(policyWords(value)).toBe(words);
});

test('a bound is a number, or an hour', () => {
  expect([boundWords(5_000), boundWords('06:00')]).toEqual(['5.000', '06:00']);
});
