import { expect, test } from 'vitest';
import { formatLeavingHour, leavingHours } from './leaving-hour.ts';

test.each([
  ['00:30', '12:30 a. m.'],
  ['06:00', '6:00 a. m.'],
  ['11:59', '11:59 a. m.'],
  ['12:00', '12:00 m.'],
  ['12:30', '12:30 p. m.'],
  ['14:30', '2:30 p. m.'],
])('%s is "%s"', (hour, words) => {
  expect(formatLeavingHour(hour)).toBe(words);
});

test('a wave leaves at a half hour from six to eight, or at its own time', () => {
  const hours = leavingHours('14:30');
  expect([hours[0], hours[1], hours.at(-1), hours.length]).toEqual(['06:00', '06:30', '20:00', 29]);
  expect(leavingHours('05:10').slice(0, 2)).toEqual(['05:10', '06:00']);
});
