import { day as dayLength } from './durations.ts';

const WEEK = 7;

/** The calendar day `yyyy-mm-dd` that is `days` days after another; earlier when `days` is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** ISO weekday of a calendar day (1 Monday, 7 Sunday). */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || WEEK;

/** The instant at which a day begins in Bogotá, which has no summer time. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-05:00`);
