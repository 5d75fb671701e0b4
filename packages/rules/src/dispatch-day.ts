import { cutoffHour, daysOff } from './policy.ts';
import { dayAfter, weekdayOf } from './calendar.ts';
import { dayIn } from './dates.ts';
import { isHoliday } from './holidays.ts';
import { timeIn } from './time-of-day.ts';

/** The first working day of the warehouse from `day` on, inclusive: no day off, no public holiday. */
export function workingDayFrom(day: string): string {
  return daysOff.includes(weekdayOf(day)) || isHoliday(day) ? workingDayFrom(dayAfter(day, 1)) : day;
}

/** The dispatch date of stock that is ordered now. */
export function dispatchDay(now: Date): string {
  const today = dayIn(now);
  return workingDayFrom(timeIn(now) >= cutoffHour ? dayAfter(today, 1) : today);
}
