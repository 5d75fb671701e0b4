import { expect, test } from 'vitest';
import { topSellers } from './top-sellers.rules.ts';

const sold = (...units: number[]) => units.map((units_sold, at) => ({ id: String(at + 1), units_sold }));

test('the best tenth of the shades are top sellers', () => {
  expect([...topSellers(sold(1, 9, 3, 4, 5, 6, 7, 8, 2, 0, 1, 1))]).toEqual(['2', '8']);
});

test.each([
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])('of %i shades %i are top sellers', (shades, best) => {
  expect(topSellers(sold(...Array.from({ length: shades }, () => 7))).size).toBe(best);
});

test('a version without sales is no top seller', () => {
  expect(topSellers(sold(0, 0, 0, 0)).size).toBe(0);
});

test('a product with few versions has no top sellers', () => {
  expect(topSellers(sold(5, 9)).size).toBe(0);
});
