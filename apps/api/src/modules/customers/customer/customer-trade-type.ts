import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findTradeType } from './customer.sql.ts';

/** The trade type that decides a customer's prices; undefined for an unknown customer. */
export async function customerTradeType(db: Database | Transaction, customerId: string): Promise<string | undefined> {
  const [customer] = await findTradeType(db, customerId);
  return customer?.tradeTypeId;
}
