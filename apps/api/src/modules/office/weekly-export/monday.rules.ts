import { dayAfter, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { hour } from '@tonalia/rules/durations';

/** The hour of the mail in Bogotá. */
const MAILED_AT = 6;

/** The last Monday in Bogotá after its six o'clock. */
export function mondayBefore(now: Date): string {
  const day = dayIn(new Date(now.getTime() - MAILED_AT * hour));
  return dayAfter(day, 1 - weekdayOf(day));
}
