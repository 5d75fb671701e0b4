import { minutesOf, timeOf } from '@tonalia/rules/time-of-day';

/** Minutes from leaving to the first stop, and from each stop to the next. */
export const MINUTES_PER_STOP = 25;
/** Minutes after the planned arrival within which the vehicle is expected. */
export const ARRIVAL_SPAN = 25;

/** The planned arrival at a stop, as hours of the day: "12:50" to "13:15". */
export interface Arrival {
  from: string;
  until: string;
}

/** When a vehicle that leaves at `leavesAt` reaches the stop at a position, from 1. There is no map: every stop takes the same time. */
export function arrivalAt(leavesAt: string, position: number): Arrival {
  const from = minutesOf(leavesAt) + position * MINUTES_PER_STOP;
  return { from: withinDay(from), until: withinDay(from + ARRIVAL_SPAN) };
}

/** Whether a planned arrival misses a window that was promised for that day. Before the window the driver can wait; after it is too late. */
export const missesWindow = (arrival: Arrival, window: { day: string; until: string } | null, day: string): boolean =>
  window !== null && (window.day < day || (window.day === day && arrival.from > window.until));

const LAST_MINUTE = 24 * 60 - 1;

/** An arrival after midnight is shown as the end of the day. */
const withinDay = (minutes: number): string => timeOf(Math.min(minutes, LAST_MINUTE));
