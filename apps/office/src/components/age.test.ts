import { expect, test } from 'vitest';
import { ageTone, formatAge } from './age.ts';

const now = new Date('2026-03-09T15:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  [-3, '0 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [192, '3 h 12 min'],
  [1_439, '23 h 59 min'],
  [1_440, '1 día'],
  [2_900, '2 días'],
])('%s minutes are "%s"', (minutes, words) => {
  expect(formatAge(ago(minutes), now)).toMatch(new RegExp(`^${words}`));
});

test.each([
  [30, 'calm'],
  [31, 'late'],
  [60, 'late'],
  [61, 'very-late'],
])('%i minutes of a rule of 30 are %s', (minutes, tone) => {
  expect(ageTone(ago(minutes), now, 30 * 60_000)).toBe(tone);
});
