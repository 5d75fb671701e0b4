import { expect, test } from 'vitest';
import { movementShare } from './movement-share.ts';

test('a discount or charge applies in the share of the goods that its method pays', () => {
  expect(movementShare(-5_000, 100_000, 0)).toBe(-5_000);
  expect(movementShare(3_000, 100_000, 40_000)).toBe(1_800);
  expect(movementShare(-5_000, 100_000, 100_000)).toBe(0);
  expect(movementShare(-5_000, 1, 0)).toBe(-5_000);
  expect(movementShare(-5_000, 0, 0)).toBe(0);
});
