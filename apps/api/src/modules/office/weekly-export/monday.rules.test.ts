import { expect, test } from 'vitest';
import { mondayBefore } from './monday.rules.ts';

test('a week begins on Monday at six in Bogotá (OFC-009)', () => {
  // 05:59 and 06:00 on Monday, and the last minute before the next one
  expect(mondayBefore(new Date('2026-11-23T10:59:00Z'))).toBe('2026-11-16');
  expect(mondayBefore(new Date('2026-11-23T11:00:00Z'))).toBe('2026-11-23');
  expect(mondayBefore(new Date('2026-11-30T10:59:00Z'))).toBe('2026-11-23');
});
