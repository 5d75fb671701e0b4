import type { Credit } from '@tonalia/contract/auth';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findCredit } from './credit.sql.ts';

/** A customer's own credit in pesos; undefined for who buys without. */
export async function creditOf(db: Database | Transaction, customerId: string): Promise<Credit | undefined> {
  const [credit] = await findCredit(db, customerId);
  return credit;
}
