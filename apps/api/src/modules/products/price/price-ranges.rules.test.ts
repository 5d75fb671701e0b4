import { expect, test } from 'vitest';
import { bucketCount, bucketOf, priceRangesOf } from './price-ranges.rules.ts';

function countsOf(prices: readonly number[]): number[] {
  const counts = Array.from({ length: bucketCount }, () => 0);
  for (const price of prices) counts[bucketOf(price)] = (counts[bucketOf(price)] ?? 0) + 1;
  return counts;
}

test('price steps have round bounds and similar numbers of products, open at both ends', () => {
  const prices = Array.from({ length: 60 }, (_, n) => (n + 1) * 1_000);
  expect(priceRangesOf(countsOf(prices))).toEqual([
    { from: 0, to: 14_999, count: 14 },
    { from: 15_000, to: 29_999, count: 15 },
    { from: 30_000, to: 49_999, count: 20 },
    { from: 50_000, to: null, count: 11 },
  ]);
});

test('without products there are no steps', () => {
  expect(priceRangesOf(countsOf([]))).toEqual([]);
});

test('one price is one step', () => {
  expect(priceRangesOf(countsOf([5_000, 5_000]))).toEqual([{ from: 0, to: null, count: 2 }]);
});

test('a round figure from 1.000 to 70 million begins a range of its own', () => {
  const figures = [1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((ten) =>
    [10, 15, 20, 30, 50, 70].map((tenths) => (tenths * ten) / 10),
  );
  expect(figures.map((figure) => bucketOf(figure) - bucketOf(figure - 1))).toEqual(figures.map(() => 1));
  expect([bucketOf(0), bucketOf(999), bucketOf(70_000_000), bucketOf(900_000_000)]).toEqual([0, 0, 30, 30]);
});

test('prices of every size make six ranges', () => {
  const ranges = priceRangesOf(Array.from({ length: bucketCount }, () => 1));
  expect(ranges.map(({ count }) => count)).toEqual([6, 6, 6, 6, 6, 1]);
  expect(ranges[1]).toEqual({ from: 7_000, to: 69_999, count: 6 });
  const six = [1_000, 2_000, 3_000, 5_000, 7_000, 10_000];
  expect(priceRangesOf(countsOf(six)).map(({ from, count }) => [from, count])).toEqual([
    [0, 1],
    ...six.slice(1).map((price) => [price, 1]),
  ]);
});
