import { dayAfter, weekdayOf } from './calendar.ts';
import { dayIn } from './dates.ts';
import { isHoliday } from './holidays.ts';
import { timeIn } from './time-of-day.ts';

/** What is ordered from this hour on is prepared the next day. */
const CUT = '16:00';
const SUNDAY = 7;

/** The first day from `day` on, itself included, on which the warehouse works: no Sunday, no public holiday. */
export function workingDayFrom(day: string): string {
  return weekdayOf(day) === SUNDAY || isHoliday(day) ? workingDayFrom(dayAfter(day, 1)) : day;
}

/** The calendar day on which what is in stock leaves the warehouse when it is ordered now. */
export function dispatchDay(now: Date): string {
  const today = dayIn(now);
  return workingDayFrom(timeIn(now) >= CUT ? dayAfter(today, 1) : today);
}
