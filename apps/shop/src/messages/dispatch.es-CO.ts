import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { dispatchDay } from '@tonalia/rules/dispatch-day';
import { currentSession } from '../api/session/session.ts';
import { shop } from '../api/settings/shop-settings.ts';

/**
 * The dispatch day of stock ordered at `now`, inside a sentence: "hoy", "mañana", "el martes 24 de noviembre" after a Sunday or a
 * holiday. `write` formats a day where there is little room; `cutoff` is the zone's own hour.
 */
export function leavesWhen(now: Date, write: (day: string) => string = formatDay, cutoff?: string | null): string {
  const [today, day] = [dayIn(now), dispatchDay(now, cutoff)];
  if (day === today) return 'hoy';
  return day === dayAfter(today, 1) ? 'mañana' : `el ${write(day)}`;
}

/** The same for the current time and the place that the session delivers to. */
export const leavesNow = (write?: (day: string) => string): string =>
  leavesWhen(new Date(), write, currentSession().user?.schedule?.cutoff ?? shop().cutoff);
