import { inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import type { SettleContext } from './payment-context.ts';
import { nextCheckAt } from './payment.rules.ts';
import { lockPayment, updatePayment } from './settle.sql.ts';

/**
 * Ends a payment that charged nothing, so that another may be tried. When that is our guess only (`recheck`), what the gateway says
 * later holds, and it may be asked about on.
 */
export async function failPayment(
  { db, clock }: SettleContext,
  paymentId: string,
  reason: string,
  recheck?: { asksAgain: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrderOfPayment(tx, paymentId);
    const [payment] = await lockPayment(tx, paymentId);
    if (payment?.status !== 'pending') return;
    const askAt = recheck?.asksAgain ? nextCheckAt(clock.now(), payment.checks) : null;
    const { transactionId } = payment;
    await updatePayment(tx, paymentId, 'error', transactionId, null, reason, recheck !== undefined, askAt);
  });
}
