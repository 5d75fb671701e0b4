import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { dispatchDay } from '@tonalia/rules/dispatch-day';

/**
 * When what is in stock leaves the warehouse if it is ordered now, inside a sentence: "hoy", "mañana", "el martes 24 de noviembre" after
 * a Sunday or a holiday. `write` puts a day in words where there is little room.
 */
export function leavesWhen(now: Date, write: (day: string) => string = formatDay): string {
  const [today, day] = [dayIn(now), dispatchDay(now)];
  if (day === today) return 'hoy';
  return day === dayAfter(today, 1) ? 'mañana' : `el ${write(day)}`;
}

/** The same, as it is at this moment. */
export const leavesNow = (write?: (day: string) => string): string => leavesWhen(new Date(), write);
