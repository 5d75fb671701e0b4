import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findClosedCustomer } from './customer.sql.ts';

/** Whether the owner of a customer closed the account. */
export async function isAccountClosed(db: Database | Transaction, customerId: string): Promise<boolean> {
  return (await findClosedCustomer(db, customerId)).length > 0;
}
