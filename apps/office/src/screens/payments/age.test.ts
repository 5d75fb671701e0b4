import { expect, test } from 'vitest';
import { ageClass, ageLimits, ageWords } from './age.ts';

const now = new Date('2026-03-09T15:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  [-5, '0 min'],
  [0.9, '0 min'],
  [59, '59 min'],
  [60, '1 h 0 min'],
  [192, '3 h 12 min'],
  [1_439, '23 h 59 min'],
  [1_440, '1 día'],
  [2_880, '2 días'],
])('%s minutes are "%s"', (minutes, words) => {
  expect(ageWords(ago(minutes), now)).toBe(words);
});

test.each([
  ['transfer', 59, 'text-text-3'],
  ['transfer', 60, 'text-warn'],
  ['transfer', 119, 'text-warn'],
  ['transfer', 120, 'text-danger'],
  ['refund', 1_439, 'text-text-3'],
  ['refund', 1_440, 'text-warn'],
  ['refund', 2_880, 'text-danger'],
] as const)('a %s that waits %i minutes is %s', (what, minutes, colour) => {
  expect(ageClass(ago(minutes), now, ageLimits[what])).toContain(colour);
});
