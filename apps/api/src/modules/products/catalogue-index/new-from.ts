import type { Window } from './price-table.ts';

/** A product counts as new for 60 days. */
const NEW_FOR = 60 * 24 * 60 * 60_000;

/** While a product seen first at that instant counts as new; the last instant is one of them. */
export const newFrom = (firstSeen: number): Window => ({ from: firstSeen, until: firstSeen + NEW_FOR + 1 });

/** What was seen first at that instant or later, but not later than now, is new. */
export const newSince = (now: number): number => now - NEW_FOR;
