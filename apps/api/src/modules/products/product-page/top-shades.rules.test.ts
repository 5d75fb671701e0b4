import { expect, test } from 'vitest';
import { topUnitsOf } from './top-shades.rules.ts';

const sold = (...units: number[]) => units.map((unitsSold) => ({ unitsSold }));

test('the three shades that sell most are marked, a tie among them too, and none that sold nothing (OFC-402)', () => {
  expect(topUnitsOf(sold(1, 40, 7, 30, 8))).toBe(8);
  expect(topUnitsOf(sold(5, 5, 5, 5))).toBe(5);
  expect(topUnitsOf(sold(9, 0, 0, 0))).toBe(1);
  expect(topUnitsOf(sold(9, 8, 7))).toBe(Number.POSITIVE_INFINITY);
});
