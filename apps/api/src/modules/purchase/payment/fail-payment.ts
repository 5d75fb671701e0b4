import { inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import type { SettleContext } from './payment-context.ts';
import { nextCheckAt } from './payment.rules.ts';
import { lockPayment, updatePayment } from './settle.sql.ts';

/**
 * Ends a payment that charged nothing, so that another can be started. With `recheck` the failure is our guess: a later answer of
 * the gateway still counts, and `keepChecking` keeps checking.
 */
export async function failPayment(
  { db, clock }: SettleContext,
  paymentId: string,
  reason: string,
  recheck?: { keepChecking: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrderOfPayment(tx, paymentId);
    const [payment] = await lockPayment(tx, paymentId);
    if (payment?.status !== 'pending') return;
    const nextCheck = recheck?.keepChecking ? nextCheckAt(clock.now(), payment.checks) : null;
    const { transactionId } = payment;
    await updatePayment(tx, {
      id: paymentId,
      status: 'error',
      transactionId,
      redirectUrl: null,
      reason,
      unanswered: recheck !== undefined,
      nextCheckAt: nextCheck,
    });
  });
}
