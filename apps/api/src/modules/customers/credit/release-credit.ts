import type { Transaction } from '../../../platform/transaction.ts';
import { insertCancellation } from './credit.sql.ts';

/** Takes an order that ends off what its customer owes: once, whatever is retried. Nothing for an order that is on no credit. */
export async function releaseCredit(tx: Transaction, orderId: string): Promise<void> {
  await insertCancellation(tx, orderId);
}
