import { describe, expect, test } from 'vitest';
import { dayIn, formatAgo, formatDay, formatShortDay } from './dates.ts';

describe('days', () => {
  test('are written without a comma', () => {
    expect(formatDay('2026-11-24')).toBe('martes 24 de noviembre');
    expect(formatShortDay('2026-11-24')).toBe('Mar 24 nov');
  });

  test('belong to Bogotá, not to the machine', () => {
    expect(dayIn(new Date('2026-11-25T04:59:00Z'))).toBe('2026-11-24');
    expect(dayIn(new Date('2026-11-25T05:00:00Z'))).toBe('2026-11-25');
  });

  test.each([
    ['2026-11-24T06:00:00Z', 'hoy'],
    ['2026-11-24T04:00:00Z', 'ayer'],
    ['2026-11-12T15:00:00Z', 'hace 12 días'],
    ['2026-10-24T15:00:00Z', 'sábado 24 de octubre'],
  ])('%s, seen on 24 November, was %s', (instant, text) => {
    expect(formatAgo(new Date(instant), new Date('2026-11-24T20:00:00Z'))).toBe(text);
  });
});
