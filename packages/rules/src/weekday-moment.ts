import { dayIn, formatShortDay } from './dates.ts';

const timeOfDay = new Intl.DateTimeFormat('es-CO', { hour: 'numeric', minute: '2-digit', timeZone: 'America/Bogota' });

/** An instant on Bogotá's clock with its weekday: "lun 23 nov, 3:40 p. m." A file of its own: few screens load it. */
export function formatWeekdayMoment(instant: Date): string {
  return `${dayInSentence(dayIn(instant))}, ${timeOfDay.format(instant)}`;
}

/** A calendar day for tight places inside a sentence: "lun 23 nov". */
export const dayInSentence = (day: string): string => formatShortDay(day).toLocaleLowerCase('es-CO');
