import { dayIn } from '@tonalia/rules/dates';
import { day as dayLength } from '@tonalia/rules/durations';

/** `days` times 24 hours later; negative for the past. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayLength);
}

/** The first day from `days` after `now` that is not a Sunday, as a calendar day in Bogotá. */
export function workingDay(now: Date, days: number): string {
  const day = daysFrom(now, days);
  const isSunday = new Date(dayIn(day)).getUTCDay() === 0;
  return dayIn(isSunday ? daysFrom(day, 1) : day);
}

/** A time range for a tstzrange column; an open end is null. */
export function period(from: Date, to: Date | null): string {
  return `[${from.toISOString()},${to?.toISOString() ?? ''})`;
}
