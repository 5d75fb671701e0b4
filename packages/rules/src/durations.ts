/** A minute in ms. */
export const minute = 60_000;
/** An hour in ms. */
export const hour = 60 * minute;
/** 24 hours in ms; a calendar day is in `calendar.ts`. */
export const day = 24 * hour;
