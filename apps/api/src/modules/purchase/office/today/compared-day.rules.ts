import { dayAfter } from '@tonalia/rules/calendar';
import { isHoliday } from '@tonalia/rules/holidays';

/** Weeks that are looked back at most. */
const MOST_WEEKS = 8;

/**
 * The day to compare the sales of `today` with: the last same weekday that is a holiday exactly when today is one. Without
 * such a day in eight weeks, a week ago.
 */
export function comparedDay(today: string): { day: string; isEarlier: boolean } {
  for (let weeks = 1; weeks <= MOST_WEEKS; weeks += 1) {
    const day = dayAfter(today, -7 * weeks);
    if (isHoliday(day) === isHoliday(today)) return { day, isEarlier: weeks > 1 };
  }
  return { day: dayAfter(today, -7), isEarlier: false };
}
