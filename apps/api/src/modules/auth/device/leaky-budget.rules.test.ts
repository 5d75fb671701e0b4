import { expect, test } from 'vitest';
import { DEVICE_BUDGET, leak } from './leaky-budget.rules.ts';

test('a count leaks its hourly part in an hour · T10', () => {
  expect(leak({ free: 10, perHour: 36 }) * 3_600_000).toBeCloseTo(36);
  expect(leak({ free: 10, perHour: 60 }) * 60_000).toBeCloseTo(1);
});

test('a known device has ten wrong passwords at once, then forty an hour · T10', () => {
  expect(DEVICE_BUDGET).toEqual({ free: 10, perHour: 40 });
});
