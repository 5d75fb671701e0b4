import { accountSearchDays, guestSearchDays, popularSearchDays } from '@tonalia/rules/policy';
import { dayIn } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { regularly } from '../../../platform/regularly.ts';
import type { Database } from '../../../platform/transaction.ts';
import { removeOldCounts, removeOldTerms } from './search.sql.ts';
import { daysBefore } from './shared-terms.ts';

const EVERY = 60 * 60_000;

/** Removes searches of expired guest sessions, old searches of accounts, and old counts. */
export async function removeOldSearches(db: Database, clock: Clock): Promise<void> {
  const [guests, accounts, counts] = [guestSearchDays, accountSearchDays, popularSearchDays].map((days) =>
    daysBefore(clock, days),
  );
  if (!guests || !accounts || !counts) return;
  while ((await removeOldTerms(db, guests, accounts)).length > 0);
  while ((await removeOldCounts(db, dayIn(counts))).length > 0);
}

/** Removes them at an interval while the API runs; concurrent processes skip locked rows. */
export function removeOldSearchesRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, {
    name: 'old_searches',
    everyMs: EVERY,
    failed: 'old searches could not be removed',
    work: () => removeOldSearches(db, clock),
  });
}
