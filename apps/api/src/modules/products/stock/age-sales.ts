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

/** What sold before `bestsellerDays` counts for no best seller any more; nor need it be known long that an order was counted. */
export async function ageSales(db: Database, clock: Clock): Promise<void> {
  const from = dayIn(new Date(clock.now().getTime() - bestsellerDays * day));
  while ((await removeOldSales(db, from)).length > 0);
  while ((await removeCountedOrders(db)).length > 0);
}

/** Does so now and then while the API runs; several processes may, they skip what another takes. */
export function ageSalesRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, EVERY, 'old sales could not be taken away', () => ageSales(db, clock));
}
