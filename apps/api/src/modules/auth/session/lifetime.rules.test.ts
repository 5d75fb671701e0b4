import { expect, test } from 'vitest';
import { GRACE, isWithinGrace } from './lifetime.rules.ts';

const rotatedAt = new Date('2026-03-02T15:00:00Z');
const after = (ms: number): Date => new Date(rotatedAt.getTime() + ms);

test('a used token is shown again for twenty seconds, the last of them included', () => {
  expect(GRACE).toBe(20_000);
  expect([0, 19_999, 20_000, 20_001].map((ms) => isWithinGrace(rotatedAt, false, after(ms)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a token before the previous one is a copy at once', () => {
  expect(isWithinGrace(rotatedAt, true, rotatedAt)).toBe(false);
});
