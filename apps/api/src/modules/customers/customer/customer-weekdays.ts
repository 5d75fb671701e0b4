import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findOwnWeekdays } from './customer.sql.ts';

/** The ISO weekdays of a customer's own route; null when the zone decides. */
export async function customerWeekdays(db: Database | Transaction, customerId: string): Promise<number[] | null> {
  const [customer] = await findOwnWeekdays(db, customerId);
  return customer?.weekdays ?? null;
}
