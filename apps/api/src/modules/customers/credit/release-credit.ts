import type { Transaction } from '../../../platform/transaction.ts';
import { insertCancellation } from './credit.sql.ts';

/** Takes an ended order off the debt of its customer, once. No effect for an order without credit. */
export async function releaseCredit(tx: Transaction, orderId: string): Promise<void> {
  await insertCancellation(tx, orderId);
}
