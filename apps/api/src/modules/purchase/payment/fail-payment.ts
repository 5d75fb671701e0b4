import { inTransaction } from '../../../platform/transaction.ts';
import { holdOrderOfPayment } from '../order/change-order.sql.ts';
import type { MoneyNeeds } from './payment-context.ts';
import { nextCheck } from './payment.rules.ts';
import { holdPayment, updatePayment } from './settle.sql.ts';

/**
 * Ends a payment that charged nothing, so that another may be tried. When that is our guess only (`open`), what the gateway says
 * later holds, and it may be asked about on.
 */
export async function endUnpaid(
  { db, clock }: MoneyNeeds,
  paymentId: string,
  reason: string,
  open?: { asksAgain: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdOrderOfPayment(tx, paymentId);
    const [payment] = await holdPayment(tx, paymentId);
    if (payment?.status !== 'pending') return;
    const askAt = open?.asksAgain ? nextCheck(clock.now(), payment.checks) : null;
    const { transactionId } = payment;
    await updatePayment(tx, paymentId, 'error', transactionId, null, reason, open !== undefined, askAt);
  });
}
