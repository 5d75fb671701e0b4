import type { Transaction } from '../../../platform/transaction.ts';
import { updateAmount, updatePayment } from './settle.sql.ts';

/** Marks a transfer under review as approved, with the pesos that arrived instead of those that were promised. */
export async function recordArrival(
  tx: Transaction,
  { id, amount }: { id: string; amount: number },
  arrived: number,
): Promise<void> {
  if (arrived !== amount) await updateAmount(tx, { paymentId: id, amount: arrived });
  await updatePayment(tx, {
    id,
    status: 'approved',
    transactionId: null,
    redirectUrl: null,
    reason: null,
    unanswered: false,
    nextCheckAt: null,
  });
}
