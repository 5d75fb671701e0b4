import { dayIn } from './dates.ts';
import { timeIn } from './time-of-day.ts';

/** When somebody delivers to a place. */
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
/** What is ordered from this hour on is prepared the next day. */
const CUT = '16:00';
/** Nothing arrives sooner than it can be prepared, in ms. */
const PREPARATION = 2 * 3_600_000;
const DAY = 86_400_000;
const WEEK = 7;

/**
 * The windows something can come in: two a day on the next five days of the route, the earliest first. What leaves on a later day
 * counts from that day. Holidays are days like any other here: nobody keeps a calendar of them yet.
 */
export function deliveryWindows({ leadDays, weekdays }: Route, leavesOn: string | null, now: Date): Window[] {
  const today = dayIn(now);
  const prepared = timeIn(now) >= CUT ? dayAfter(today, 1) : today;
  const leaves = leavesOn !== null && leavesOn > prepared ? leavesOn : prepared;
  const soonest = dayAfter(leaves, leadDays);
  // a week more: the days of this one may all be over
  return Array.from({ length: (DAYS + 1) * WEEK }, (_, n) => dayAfter(soonest, n))
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) =>
      HOURS.map((hours) => ({ day, ...hours })).filter((window) => startOf(window) - now.getTime() >= PREPARATION),
    )
    .filter((windows) => windows.length > 0)
    .slice(0, DAYS)
    .flat();
}

export const isSameWindow = (a: Window, b: Window): boolean => a.day === b.day && a.from === b.from && a.to === b.to;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || WEEK;

/** Colombia has no summer time. */
const startOf = ({ day, from }: Window): number => Date.parse(`${day}T${from}:00-05:00`);
