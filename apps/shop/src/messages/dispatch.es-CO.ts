import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { dispatchDay } from '@tonalia/rules/dispatch-day';

/**
 * The dispatch day of stock ordered at `now`, inside a sentence: "hoy", "mañana", "el martes 24 de noviembre" after a Sunday or a
 * holiday. `write` formats a day where there is little room.
 */
export function leavesWhen(now: Date, write: (day: string) => string = formatDay): string {
  const [today, day] = [dayIn(now), dispatchDay(now)];
  if (day === today) return 'hoy';
  return day === dayAfter(today, 1) ? 'mañana' : `el ${write(day)}`;
}

/** The same for the current time. */
export const leavesNow = (write?: (day: string) => string): string => leavesWhen(new Date(), write);
