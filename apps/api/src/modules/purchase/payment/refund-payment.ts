import { inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import { GatewayRefused } from '../gateway/gateway.ts';
import { type DueRefund, completeRefund, markRefundManual } from './refund.sql.ts';
import type { GatewayContext } from './payment-context.ts';
import { lockPayment, updatePayment } from './settle.sql.ts';
import { noticeRefunds } from './notice-refunds.ts';

/** Attempts before the refund becomes manual. */
const MAX_TRIES = 12;

/**
 * Has the gateway refund a payment, or detects that it did. A refused or partial refund becomes manual: cancelling a payment at
 * the gateway may cancel all of it.
 */
export async function refundPayment(
  context: GatewayContext,
  { id, paymentId, transactionId, amount, paid, tries }: DueRefund,
): Promise<void> {
  const { gateway, db } = context;
  if (transactionId === null || amount !== paid) return void (await markRefundManual(db, id));
  const before = await gateway.find(transactionId);
  if (before?.status === 'voided') return finish(context, id, paymentId);
  try {
    const result = await gateway.cancel(transactionId, amount);
    if (result.status === 'voided') return await finish(context, id, paymentId);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await markRefundManual(db, id);
    context.log.warn({ paymentId, refundId: id, reason: error.reason }, 'a refund has to be made by hand');
    return;
  }
  if (tries >= MAX_TRIES) await markRefundManual(db, id);
}

async function finish({ db, clock }: GatewayContext, id: string, paymentId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrderOfPayment(tx, paymentId);
    const [payment] = await lockPayment(tx, paymentId);
    const [finished] = await completeRefund(tx, { id, now: clock.now(), reference: null });
    if (finished) await noticeRefunds(tx, { paymentId }, clock.now());
    if (!payment || !finished || payment.status !== 'approved') return;
    await updatePayment(tx, {
      id: paymentId,
      status: 'voided',
      transactionId: payment.transactionId,
      redirectUrl: null,
      reason: payment.reason,
      unanswered: false,
      nextCheckAt: null,
    });
  });
}
