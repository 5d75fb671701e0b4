import { expect, test } from 'vitest';
import { formatHours } from './hours.ts';

test.each([
  ['14:00', '18:00', '2 a 6 p. m.'],
  ['08:00', '12:00', '8 a. m. a 12 m.'],
  ['13:00', '18:00', '1 a 6 p. m.'],
  ['07:30', '09:00', '7:30 a 9 a. m.'],
  ['00:00', '06:00', '12 a 6 a. m.'],
  ['12:00', '14:00', '12 m. a 2 p. m.'],
  ['12:30', '14:05', '12:30 a 2:05 p. m.'],
])('%s to %s is written "%s"', (from, to, said) => {
  expect(formatHours(from, to).replaceAll('\u00a0', ' ')).toBe(said);
});
