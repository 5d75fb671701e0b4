import { formatDay, formatShortDay } from '@tonalia/rules/dates';

/** A calendar day with its whole weekday: "lunes 23 nov". */
export function formatWeekday(day: string): string {
  const [weekday = '', number = ''] = formatDay(day).split(' ');
  return [weekday, number, formatShortDay(day).split(' ').at(-1)].join(' ');
}

/** The same on paper, which is kept: "lunes 23 nov 2026". */
export const formatPrintedDay = (day: string): string => `${formatWeekday(day)} ${day.slice(0, 4)}`;

/** The same with a capital letter, where a line begins. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('es-CO') + words.slice(1);
