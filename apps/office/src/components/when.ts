import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';

const hour = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Bogota' });
const RECENT_DAYS = 30;

/** Time of day in Bogotá: "9:38 a. m." */
export const formatHour = (instant: Date): string => hour.format(instant);

/** As a list shows it: by hour today, "Ayer", weekday and day for a month, then day and month. */
export function formatWhen(instant: Date, now: Date): string {
  const day = dayIn(instant);
  const ago = daysBetween(day, dayIn(now));
  if (ago <= 0) return formatHour(instant);
  if (ago === 1) return 'Ayer';
  return shortDay(day, ago);
}

/** With its hour: "hoy, 9:38 a. m.", "ayer, 4:10 p. m.", "mañana, 8:00 a. m.", "mar 17 nov, 9:12 a. m." */
export function formatWhenInFull(instant: Date, now: Date): string {
  const day = dayIn(instant);
  const ago = daysBetween(day, dayIn(now));
  const near: Record<number, string> = { [-1]: 'mañana', 0: 'hoy', 1: 'ayer' };
  const words = near[ago] ?? shortDay(day, Math.abs(ago)).toLocaleLowerCase('es-CO');
  return `${words}, ${formatHour(instant)}`;
}

/** A day of dispatch: "Hoy", else "Mar 24 nov". */
export const formatDispatchDay = (day: string, today: string): string => (day === today ? 'Hoy' : formatShortDay(day));

function shortDay(day: string, ago: number): string {
  const text = formatShortDay(day);
  return ago <= RECENT_DAYS ? text : text.slice(text.indexOf(' ') + 1);
}
