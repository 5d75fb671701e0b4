import { startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom, workingDayUntil } from '@tonalia/rules/dispatch-day';
import { day as dayLength, hour, minute } from '@tonalia/rules/durations';

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

/** How long the vehicle on the road has been away, in minutes. */
const AWAY = 150;
/** Hour of a working day at which its last vehicle is on the road. */
const LAST_ON_ROAD = 17;

/** When the vehicle on the road left, and the moment it is seen at: now, or the last afternoon with a dispatch when today has none. */
export function onRoadAt(now: Date): { leftAt: Date; seenAt: Date } {
  const leavesOn = dayIn(new Date(now.getTime() - AWAY * minute));
  const working = workingDayUntil(leavesOn);
  const seenAt = working === leavesOn ? now : new Date(startOfDay(working).getTime() + LAST_ON_ROAD * hour);
  return { leftAt: new Date(seenAt.getTime() - AWAY * minute), seenAt };
}

/** The same hour of the first working day of the warehouse from a time on, in Bogotá. */
export function onWorkingDay(time: Date): Date {
  const day = dayIn(time);
  return new Date(time.getTime() + Date.parse(workingDayFrom(day)) - Date.parse(day));
}

/** A time range for a tstzrange column; an open end is null. */
export function period(from: Date, to: Date | null): string {
  return `[${from.toISOString()},${to?.toISOString() ?? ''})`;
}
