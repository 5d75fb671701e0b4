import { day } from '@tonalia/rules/durations';
import { newProductDays } from '@tonalia/rules/policy';
/** The first instant at which a product added at `firstSeen` no longer counts as new. */
export const newUntil = (firstSeen: number): number => firstSeen + newProductDays * day + 1;

/** Products added at this instant or later, up to now, are new. */
export const newSince = (now: number): number => now - newProductDays * day;
