/** A product counts as new for 60 days. */
const NEW_FOR = 60 * 24 * 60 * 60_000;

/** When a product seen first at that instant counts as new no more; the last instant of the 60 days is one of them. */
export const newUntil = (firstSeen: number): number => firstSeen + NEW_FOR + 1;

/** What was seen first at that instant or later, but not later than now, is new. */
export const newSince = (now: number): number => now - NEW_FOR;
