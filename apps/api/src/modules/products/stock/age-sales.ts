import { dayIn } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { regularly } from '../../../platform/regularly.ts';
import type { Database } from '../../../platform/transaction.ts';
import { removeOldSales } from './stock.sql.ts';
import { removeCountedOrders } from './together.sql.ts';

/** How long what sold makes a best seller, in days. */
const COUNTED_DAYS = 90;
const EVERY = 60 * 60_000;
const DAY = 24 * 60 * 60_000;

/** What sold more than ninety days ago counts for no best seller any more; nor need it be known long that an order was counted. */
export async function ageSales(db: Database, clock: Clock): Promise<void> {
  const from = dayIn(new Date(clock.now().getTime() - COUNTED_DAYS * DAY));
  while ((await removeOldSales(db, from)).length > 0);
  while ((await removeCountedOrders(db)).length > 0);
}

/** Does so now and then while the API runs; several processes may, they skip what another takes. */
export function ageSalesRegularly(app: FastifyInstance, db: Database, clock: Clock): void {
  regularly(app, EVERY, 'old sales could not be taken away', () => ageSales(db, clock));
}
