import { dayIn, formatShortDay } from '@tonalia/rules/dates';

/** "9 nov": the day of an instant, without its weekday. */
export const dayAndMonth = (instant: string): string =>
  formatShortDay(dayIn(new Date(instant)))
    .toLowerCase()
    .replace(/^\S+ /, '');
