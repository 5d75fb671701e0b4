import { clockIn, daysBetween } from './calendar.ts';

const longDay = new Intl.DateTimeFormat('es-CO', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('es-CO', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Bogota',
});

/** A calendar day `yyyy-mm-dd` in words: "martes 24 de noviembre". */
export function formatDay(day: string): string {
  return withoutComma(longDay, day);
}

/** A calendar day, short: "Mar 24 nov". */
export function formatShortDay(day: string): string {
  const text = withoutComma(shortDay, day).replaceAll('.', '').replace(' de ', ' ');
  return text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1);
}

/** Weekday and number of a calendar day, for a calendar tile: `{ weekday: 'Mar', day: '24' }`. */
export function dayTile(day: string): { weekday: string; day: string } {
  const [weekday = '', number = ''] = formatShortDay(day).split(' ');
  return { weekday, day: number };
}

/** The calendar day of an instant in Bogotá, `yyyy-mm-dd`. */
export function dayIn(instant: Date): string {
  return clockIn(instant).slice(0, 'yyyy-mm-dd'.length);
}

/** An instant in Bogotá time: "21 nov, 9:12 a. m." */
export function formatMoment(instant: Date): string {
  return moment.format(instant).replace(' de ', ' ');
}

const RELATIVE_DAYS = 30;

/** How long ago, up to thirty days: "hoy", "ayer", "hace 12 días"; then the date. */
export function formatAgo(instant: Date, now: Date): string {
  const days = daysBetween(dayIn(instant), dayIn(now));
  if (days <= 0) return 'hoy';
  if (days === 1) return 'ayer';
  return days <= RELATIVE_DAYS ? `hace ${days} días` : formatDay(dayIn(instant));
}

// Intl puts a comma after the weekday; Colombians do not.
function withoutComma(format: Intl.DateTimeFormat, day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
