import { expect, test } from 'vitest';
import { adjusted, readRelative } from './adjust.rules.ts';

test.each([
  [16_100, { kind: 'percent', amount: 5, rounding: 100 }, 16_900],
  [16_100, { kind: 'percent', amount: -20, rounding: 50 }, 12_900],
  [12_500, { kind: 'percent', amount: 10, rounding: 1 }, 13_750],
  [1_350, { kind: 'percent', amount: 0, rounding: 100 }, 1_400],
  [900, { kind: 'pesos', amount: -2_000, rounding: 1 }, 1],
  [16_100, { kind: 'pesos', amount: 850, rounding: 50 }, 16_950],
  [16_100, { kind: 'replace', find: 16_100, by: 16_900, rounding: 100 }, 16_900],
  [17_200, { kind: 'replace', find: 16_100, by: 16_900, rounding: 100 }, undefined],
] as const)('%i with %o is %s (OFC-401)', (price, adjustment, expected) => {
  expect(adjusted(price, adjustment)).toBe(expected);
});

test.each([
  ['-15%', 13_700],
  ['−15 %', 13_700],
  ['+2,5%', 16_500],
  ['-500', 15_600],
  ['+ $ 1.000', 17_100],
  ['15%', undefined],
  ['16.900', undefined],
  ['-a%', undefined],
])('"%s" on 16.100 is %s (OFC-407)', (text, expected) => {
  const read = readRelative(text);
  expect(read && adjusted(16_100, read)).toBe(expected);
});

test('a typed percentage is rounded as the business rounds, an amount is exact (OFC-506)', () => {
  expect(readRelative('-15%', 50)).toEqual({ kind: 'percent', amount: -15, rounding: 50 });
  expect(readRelative('+500', 50)).toEqual({ kind: 'pesos', amount: 500, rounding: 1 });
});
