import { expect, test } from 'vitest';
import { isFarEnough, meaningOf, pulledBy } from './pull.ts';

test.each([
  [0, 4, 'unknown'],
  [2, 30, 'pull'],
  [30, 12, 'other'],
  [-30, 12, 'other'],
  [0, -30, 'other'],
] as const)('a finger moved %i across and %i down is: %s', (across, down, meaning) =>
  expect(meaningOf(across, down)).toBe(meaning),
);

test('the ring follows the finger with growing resistance, and never far', () => {
  const steps = [0, 10, 50, 100, 150, 400, 2000].map(pulledBy);
  expect(steps.slice(0, 2)).toEqual([0, 0]);
  expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
  expect(Math.max(...steps)).toBeLessThanOrEqual(96);
});

test('a short pull cancels, a long one refreshes', () => {
  expect(isFarEnough(pulledBy(60))).toBe(false);
  expect(isFarEnough(pulledBy(160))).toBe(true);
});
