import { clockIn } from './calendar.ts';

const [FROM, TO] = ['yyyy-mm-ddT'.length, 'yyyy-mm-ddTHH:MM'.length];

/** The time of day `HH:MM` in Bogotá; compares as text. */
export const timeIn = (now: Date): string => clockIn(now).slice(FROM, TO);

/** Minutes since midnight of a time of day `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time of day `HH:MM` that is so many minutes after midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
