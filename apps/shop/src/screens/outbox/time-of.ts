import { dayIn, formatShortDay } from '@tonalia/rules/dates';

const time = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Bogota' });

/** "1:15 p. m." of today, else with the day. */
export function timeOf(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const hour = time.format(at);
  return dayIn(at) === dayIn(now) ? hour : `${formatShortDay(dayIn(at)).toLocaleLowerCase('es-CO')}, ${hour}`;
}

/** Whether an instant is of today in Colombia. */
export const isToday = (instant: string, now = new Date()): boolean => dayIn(new Date(instant)) === dayIn(now);
