import { dayAfter, weekdayOf } from './calendar.ts';
import { dispatchDay, workingDayFrom } from './dispatch-day.ts';
import { isHoliday } from './holidays.ts';

/** The delivery days and windows of a place. */
export interface Route {
  /** Days between leaving the warehouse and arriving. */
  leadDays: number;
  /** ISO weekdays (1 Monday). */
  weekdays: readonly number[];
}

/** A day and the hours of it on Bogotá's clock. */
export interface Window {
  day: string;
  from: string;
  to: string;
}

const HOURS = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
] as const;
/** Delivery days on offer. */
const DAYS = 5;
/** Nothing arrives sooner than it can be prepared, in ms. */
const PREPARATION = 2 * 3_600_000;
/** So far ahead is looked, in days: a route of one day a week has five of them within it, holidays or not. */
const AHEAD = 26 * 7;

/**
 * The windows something can come in: two a day on the next five days of the route, the earliest first. What leaves on a later day
 * counts from that day. On Sundays and public holidays nothing leaves, and on public holidays nothing arrives, whatever the route.
 */
export function deliveryWindows({ leadDays, weekdays }: Route, leavesOn: string | null, now: Date): Window[] {
  const prepared = dispatchDay(now);
  const leaves = leavesOn !== null && leavesOn > prepared ? workingDayFrom(leavesOn) : prepared;
  const soonest = dayAfter(leaves, leadDays);
  return Array.from({ length: AHEAD }, (_, n) => dayAfter(soonest, n))
    .filter((day) => weekdays.includes(weekdayOf(day)) && !isHoliday(day))
    .slice(0, DAYS + 1) // the windows of the first may all be over
    .map((day) =>
      HOURS.map((hours) => ({ day, ...hours })).filter((window) => startOf(window) - now.getTime() >= PREPARATION),
    )
    .filter((windows) => windows.length > 0)
    .slice(0, DAYS)
    .flat();
}

export const isSameWindow = (a: Window, b: Window): boolean => a.day === b.day && a.from === b.from && a.to === b.to;

/** Colombia has no summer time. */
const startOf = ({ day, from }: Window): number => Date.parse(`${day}T${from}:00-05:00`);
