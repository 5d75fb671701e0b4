import { cutoffHour, daysOff } from './policy.ts';
import { clockIn, dayAfter, weekdayOf } from './calendar.ts';
import { isHoliday } from './holidays.ts';

/** The first working day of the warehouse from `day` on, inclusive: no day off, no public holiday. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(dayAfter(day, 1));
}

/** The last working day of the warehouse up to `day`, inclusive. */
export function workingDayUntil(day: string): string {
  return isWorkingDay(day) ? day : workingDayUntil(dayAfter(day, -1));
}

const isWorkingDay = (day: string): boolean => !daysOff.includes(weekdayOf(day)) && !isHoliday(day);

/** The dispatch date of stock that is ordered now; `cutoff` is the zone's own hour, without one that of the policy. */
export function dispatchDay(now: Date, cutoff?: string | null): string {
  const [today = '', time = ''] = clockIn(now).split('T');
  return workingDayFrom(time >= (cutoff ?? cutoffHour) ? dayAfter(today, 1) : today);
}

/** The day something that is ordered now leaves: stock on its dispatch date, a presale from its own on. */
export function leavingDay(dispatchDate: string | null, now: Date, cutoff?: string | null): string {
  const soonest = dispatchDay(now, cutoff);
  return dispatchDate !== null && dispatchDate > soonest ? workingDayFrom(dispatchDate) : soonest;
}
