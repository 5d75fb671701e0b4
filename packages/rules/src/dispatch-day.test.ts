import { expect, test } from 'vitest';
import { dispatchDay } from './dispatch-day.ts';

/** An instant in Bogotá time. */
const at = (moment: string) => new Date(`${moment}:00-05:00`);

test.each([
  ['a working day before the cut', '2026-11-19T15:59', '2026-11-19'],
  ['a working day from the cut on', '2026-11-19T16:00', '2026-11-20'],
  ['a Saturday morning', '2026-11-21T09:00', '2026-11-21'],
  ['a Saturday evening', '2026-11-21T18:00', '2026-11-23'],
  ['a Sunday', '2026-11-22T09:00', '2026-11-23'],
  ['a Sunday before a holiday', '2026-11-15T09:00', '2026-11-17'],
  ['the evening before Holy Thursday', '2026-04-01T16:30', '2026-04-04'],
  ['a holiday', '2026-12-08T10:00', '2026-12-09'],
  ['New Year’s Eve, after the cut', '2026-12-31T17:00', '2027-01-02'],
  ['an evening that is the next day in Greenwich', '2026-11-18T23:30', '2026-11-19'],
])('an order of %s leaves on the next working day of the warehouse', (_title, now, day) => {
  expect(dispatchDay(at(now))).toBe(day);
});
