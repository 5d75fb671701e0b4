import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listLatestTerms, listTopTerms } from './search.sql.ts';

/** The period in days in which searches are counted. */
export const COUNTED_DAYS = 30;
/** How many accounts must search a term before others see it. Guests do not count, because they cannot be told apart. */
const ACCOUNTS = 3;
const MOST = 10;
const DAY = 24 * 60 * 60_000;

export const daysBefore = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * DAY);

/** Terms that several accounts searched, latest or most frequent first. */
export async function sharedTerms(db: Database, clock: Clock, order: 'latest' | 'top') {
  const list = order === 'latest' ? listLatestTerms : listTopTerms;
  const rows = await list(db, dayIn(daysBefore(clock, COUNTED_DAYS)), ACCOUNTS, MOST);
  return rows.map(({ term }) => ({ searchTerm: term }));
}
