import type { Transaction } from '../../../platform/transaction.ts';
import { insertCancellation, insertPartialRelease } from './credit.sql.ts';

/** Takes an ended order off the debt of its customer, once. No effect for an order without credit. */
export async function releaseCredit(tx: Transaction, orderId: string): Promise<void> {
  await insertCancellation(tx, orderId);
}

/** Takes `amount` pesos of an order off the debt of its customer. Throws when the order has no credit. */
export async function releaseCreditPart(
  tx: Transaction,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<void> {
  const [released] = await insertPartialRelease(tx, { orderId, amount });
  if (!released) throw new Error(`order ${orderId} owes no credit`);
}
