import { expect, test } from 'vitest';
import { nextReminder } from './next-reminder.ts';

// Monday 23 November 2026, 8:00 in Bogotá
const monday = new Date('2026-11-23T13:00:00Z');
const next = (weekday: number, hour: number, every: 1 | 2 | 4 = 1) =>
  nextReminder({ weekday, hour, every }, monday).toISOString();

test('SEL-006: the next reminder is on its weekday at its hour, strictly later, and skips its weeks', () => {
  expect(next(1, 9)).toBe('2026-11-23T14:00:00.000Z');
  expect(next(1, 8)).toBe('2026-11-30T13:00:00.000Z');
  expect(next(7, 19)).toBe('2026-11-30T00:00:00.000Z');
  expect(next(1, 8, 2)).toBe('2026-12-07T13:00:00.000Z');
  expect(next(2, 8, 4)).toBe('2026-12-15T13:00:00.000Z');
});

test('SEL-006: late on a Sunday of Bogotá, Monday is tomorrow, though UTC has it already', () => {
  const sunday = new Date('2026-11-23T03:00:00Z');
  expect(nextReminder({ weekday: 1, hour: 8, every: 1 }, sunday).toISOString()).toBe('2026-11-23T13:00:00.000Z');
});
