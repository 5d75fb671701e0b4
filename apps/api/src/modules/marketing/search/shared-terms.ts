import { day } from '@tonalia/rules/durations';
import { popularSearchAccounts, popularSearchDays } from '@tonalia/rules/policy';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listLatestTerms, listTopTerms } from './search.sql.ts';

const MOST = 10;

export const daysBefore = (clock: Clock, days: number): Date => new Date(clock.now().getTime() - days * day);

/** Terms that several accounts searched, latest or most frequent first. Guests do not count: they share one identity. */
export async function sharedTerms(db: Database, clock: Clock, order: 'latest' | 'top') {
  const list = order === 'latest' ? listLatestTerms : listTopTerms;
  const rows = await list(db, dayIn(daysBefore(clock, popularSearchDays)), popularSearchAccounts, MOST);
  return rows.map(({ term }) => ({ searchTerm: term }));
}
