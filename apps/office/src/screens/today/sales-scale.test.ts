import { expect, test } from 'vitest';
import { scaleTo } from './sales-scale.ts';

test.each([
  [1, [0, 0.5, 1]],
  [13_326_033, [0, 5_000_000, 10_000_000]],
  [48_000_000, [0, 20_000_000, 40_000_000]],
  [100, [0, 50, 100]],
])('the axis for sales of %s has round sums below its top', (most, lines) => {
  const scale = scaleTo(most);
  expect(scale.lines).toEqual(lines);
  expect(scale.top).toBeGreaterThanOrEqual(most);
});
