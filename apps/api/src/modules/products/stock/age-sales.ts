import { day } from '@tonalia/rules/durations';
import { bestsellerDays } from '@tonalia/rules/policy';
import { dayIn } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { regularly } from '../../../platform/regularly.ts';
import type { Database } from '../../../platform/transaction.ts';
import { removeOldSales } from './stock.sql.ts';
import { removeCountedOrders } from './together.sql.ts';

const EVERY = 60 * 60_000;

/** Removes sales older than `bestsellerDays`, and the records of counted orders of that time. */
export async function ageSales(db: Database, clock: Clock): Promise<void> {
  const from = dayIn(new Date(clock.now().getTime() - bestsellerDays * day));
  while ((await removeOldSales(db, from)).length > 0);
  while ((await removeCountedOrders(db)).length > 0);
}

/** Starts the job. Several processes may run it; each skips rows that another one removes. */
export function ageSalesRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, {
    name: 'old_sales',
    everyMs: EVERY,
    failed: 'old sales could not be subtracted',
    work: () => ageSales(db, clock),
  });
}
