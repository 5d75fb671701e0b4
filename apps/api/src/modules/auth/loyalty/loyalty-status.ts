import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { loyaltyOf } from './loyalty.rules.ts';
import { listTiers, sumPurchases } from './loyalty.sql.ts';

/** The specification's only zone: tiers of every customer are this zone's, whatever zone a client names without tiers. */
export const LOYALTY_ZONE = 'URBANO1 BTA';

/** The tier of a customer by net purchases of the last twelve months, and what is left to the next. */
export async function loyaltyStatus(db: Database, clock: Clock, customerId: string, zone: string = LOYALTY_ZONE) {
  const [named, [bought]] = await Promise.all([listTiers(db, zone), sumPurchases(db, customerId, dayIn(clock.now()))]);
  const tiers = named.length > 0 ? named : await listTiers(db, LOYALTY_ZONE);
  return loyaltyOf(tiers, Number(bought?.amount ?? 0));
}
