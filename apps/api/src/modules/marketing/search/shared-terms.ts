import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listLatestTerms, listTopTerms } from './search.sql.ts';

/** Days of which searches are counted. */
export const COUNTED_DAYS = 30;
/** Accounts that look for a term before others see it. Guests do not count: nobody knows whether two of them are two. */
const ACCOUNTS = 3;
const MOST = 10;
const DAY = 24 * 60 * 60_000;

export const daysBefore = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY);

/** What several people look for, the latest or the most frequent first. */
export async function sharedTerms(db: Database, clock: Clock, order: 'latest' | 'top') {
  const list = order === 'latest' ? listLatestTerms : listTopTerms;
  const rows = await list(db, dayIn(daysBefore(clock, COUNTED_DAYS)), ACCOUNTS, MOST);
  return rows.map(({ term }) => ({ searchTerm: term }));
}
