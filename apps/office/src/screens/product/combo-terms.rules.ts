import type { ComboTerms } from '@tonalia/contract/combo-office';

const DAY_START = 'T00:00:00-05:00';
const DAY = 86_400_000;

/** The instant at which a day begins in Bogotá; null without a day. */
export const startOf = (day: string): string | null => (day ? new Date(`${day}${DAY_START}`).toISOString() : null);

/** The instant at which a day has ended in Bogotá; null without a day. */
export const endOf = (day: string): string | null =>
  day ? new Date(Date.parse(`${day}${DAY_START}`) + DAY).toISOString() : null;

export const isSameTerms = (one: ComboTerms, other: ComboTerms): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A list with the value, or without it when it was there. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
