import { expect, test } from 'vitest';
import { deal, median, percentile } from './figures.ts';

test('the median is the middle value in any order of samples', () => {
  expect([[], [3], [9, 1, 5], [4, 1, 3, 2]].map(median)).toEqual([0, 3, 5, 2.5]);
});

test('a percentile is one of the samples', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect([0.5, 0.99, 1].map((part) => percentile(hundred, part))).toEqual([50, 99, 100]);
  expect([percentile([], 0.5), percentile([7], 0.99)]).toEqual([0, 7]);
});

test('every item is in exactly one part', () => {
  expect(deal([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 3, 5],
    [2, 4],
  ]);
});
