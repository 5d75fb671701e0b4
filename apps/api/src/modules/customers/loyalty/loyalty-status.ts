import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import { loyaltyZone } from '../../../platform/settings/settings.ts';
import type { Database } from '../../../platform/transaction.ts';
import { loyaltyOf } from './loyalty.rules.ts';
import { listTiers, sumPurchases } from './loyalty.sql.ts';

/**
 * The tier of a customer by net purchases of the last twelve months, and the amount to the next tier. Customers have the tiers of
 * the installation's zone when the requested zone has none.
 */
export async function loyaltyStatus(db: Database, clock: Clock, customerId: string, zone?: string) {
  const own = await loyaltyZone(db);
  const [named, [bought]] = await Promise.all([
    listTiers(db, zone ?? own),
    sumPurchases(db, customerId, dayIn(clock.now())),
  ]);
  const tiers = named.length > 0 ? named : await listTiers(db, own);
  return loyaltyOf(tiers, Number(bought?.amount ?? 0));
}
