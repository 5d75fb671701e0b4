import { dayAfter, weekdayOf } from './calendar.ts';
import { dayIn } from './dates.ts';
import { isHoliday } from './holidays.ts';
import { timeIn } from './time-of-day.ts';

/** Cutoff: an order at or after this hour leaves one working day later. */
const CUT = '16:00';
const SUNDAY = 7;

/** The first working day of the warehouse from `day` on, inclusive: no Sunday, no public holiday. */
export function workingDayFrom(day: string): string {
  return weekdayOf(day) === SUNDAY || isHoliday(day) ? workingDayFrom(dayAfter(day, 1)) : day;
}

/** The dispatch date of stock that is ordered now. */
export function dispatchDay(now: Date): string {
  const today = dayIn(now);
  return workingDayFrom(timeIn(now) >= CUT ? dayAfter(today, 1) : today);
}
