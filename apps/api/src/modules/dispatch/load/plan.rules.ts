import { dayAfter } from '@tonalia/rules/calendar';
import { minutesOf, timeOf } from '@tonalia/rules/time-of-day';

/** Minutes from leaving to the first stop, and from each stop to the next. */
export const MINUTES_PER_STOP = 25;
/** Minutes after the planned arrival within which the vehicle is expected. */
export const ARRIVAL_SPAN = 25;

/** The planned arrival at a stop, as hours of the day: "12:50" to "13:15". */
export interface Arrival {
  from: string;
  until: string;
  /** Days from the day of the load to `from`: 1 past midnight. */
  days: number;
}

/** When a vehicle that leaves at `leavesAt` reaches the stop at a position, from 1. There is no map: every stop takes the same time. */
export function arrivalAt(leavesAt: string, position: number): Arrival {
  const from = minutesOf(leavesAt) + position * MINUTES_PER_STOP;
  return { from: hourOf(from), until: hourOf(from + ARRIVAL_SPAN), days: Math.floor(from / MINUTES_PER_DAY) };
}

/** Whether a planned arrival of a load of `day` misses a promised window. Before the window the driver can wait; after it is too late. */
export function missesWindow(arrival: Arrival, window: { day: string; until: string } | null, day: string): boolean {
  if (window === null) return false;
  const arrives = dayAfter(day, arrival.days);
  return window.day < arrives || (window.day === arrives && arrival.from > window.until);
}

const MINUTES_PER_DAY = 24 * 60;

/** After midnight it is an hour of the next day. */
const hourOf = (minutes: number): string => timeOf(minutes % MINUTES_PER_DAY);
