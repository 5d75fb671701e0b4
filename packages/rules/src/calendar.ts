import { day as dayLength, hour } from './durations.ts';

const WEEK = 7;

/** The calendar day `yyyy-mm-dd` that is `days` days after another; earlier when `days` is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** ISO weekday of a calendar day (1 Monday, 7 Sunday). */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || WEEK;

/** Of Bogotá, which has no summer time. */
const HOURS_BEHIND = 5;

/** An instant as Bogotá's clock shows it: "2026-11-24T18:30:00.000". Computed, because `Intl` takes ten times as long. Throws a RangeError for an invalid date. */
export const clockIn = (instant: Date): string =>
  new Date(instant.getTime() - HOURS_BEHIND * hour).toISOString().slice(0, -1);

/** The instant at which a day begins in Bogotá. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-05:00`);
