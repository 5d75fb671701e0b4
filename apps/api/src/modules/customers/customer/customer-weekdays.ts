import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findOwnWeekdays, listOwnWeekdays } from './customer.sql.ts';

/** The ISO weekdays of a customer's own route; null when the zone decides. */
export async function customerWeekdays(db: Database | Transaction, customerId: string): Promise<number[] | null> {
  const [customer] = await findOwnWeekdays(db, customerId);
  return customer?.weekdays ?? null;
}

/** The ISO weekdays of customers with a route of their own, by id. */
export async function weekdaysOfCustomers(db: Database, ids: readonly string[]): Promise<Map<string, number[]>> {
  return new Map((await listOwnWeekdays(db, ids)).map(({ id, weekdays }) => [id, weekdays]));
}
