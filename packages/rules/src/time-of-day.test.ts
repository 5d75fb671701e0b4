import { expect, test } from 'vitest';
import { minutesOf, timeIn, timeOf } from './time-of-day.ts';

test.each([
  ['00:00', 0],
  ['08:05', 485],
  ['23:59', 1_439],
])('%s is %i minutes after midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});

test('the time of day is that of Bogotá', () => {
  expect(timeIn(new Date('2026-11-24T05:00:00Z'))).toBe('00:00');
});
