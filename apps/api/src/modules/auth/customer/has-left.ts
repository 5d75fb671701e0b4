import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findWhetherLeft } from './customer.sql.ts';

/** Whether the owner of a customer closed the account. */
export async function hasLeft(db: Database | Transaction, customerId: string): Promise<boolean> {
  return (await findWhetherLeft(db, customerId)).length > 0;
}
