import { day } from '@tonalia/rules/durations';
import { newProductDays } from '@tonalia/rules/policy';
/** When a product seen first at that instant counts as new no more; the last instant of those days is one of them. */
export const newUntil = (firstSeen: number): number => firstSeen + newProductDays * day + 1;

/** What was seen first at that instant or later, but not later than now, is new. */
export const newSince = (now: number): number => now - newProductDays * day;
