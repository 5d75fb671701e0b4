import { inTransaction } from '../../../platform/transaction.ts';
import { holdOrderOfPayment } from '../order/change-order.sql.ts';
import { GatewayRefused } from '../gateway/gateway.ts';
import { type DueRefund, finishRefund, leaveToSomebody } from './refund.sql.ts';
import type { GatewayNeeds } from './payment-context.ts';
import { holdPayment, updatePayment } from './settle.sql.ts';

/** So many times the gateway is asked; then it is somebody's to return. */
const MOST_TRIES = 12;

/**
 * Has the gateway return money, or sees that it did. What it cannot return stays written down for somebody, and so does a part of a
 * payment: to cancel it may be to cancel all of it.
 */
export async function giveBack(
  needs: GatewayNeeds,
  { paymentId, transactionId, amount, paid, tries }: DueRefund,
): Promise<void> {
  const { gateway, db } = needs;
  if (transactionId === null || amount !== paid) return void (await leaveToSomebody(db, paymentId));
  const before = await gateway.find(transactionId);
  if (before?.status === 'voided') return finish(needs, paymentId);
  try {
    const told = await gateway.cancel(transactionId, amount);
    if (told.status === 'voided') return await finish(needs, paymentId);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await leaveToSomebody(db, paymentId);
    needs.log.warn({ paymentId, reason: error.reason }, 'money has to be returned by somebody');
    return;
  }
  if (tries >= MOST_TRIES) await leaveToSomebody(db, paymentId);
}

async function finish({ db, clock }: GatewayNeeds, paymentId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdOrderOfPayment(tx, paymentId);
    const [payment] = await holdPayment(tx, paymentId);
    const [finished] = await finishRefund(tx, paymentId, clock.now(), null);
    if (!payment || !finished || payment.status !== 'approved') return;
    await updatePayment(tx, paymentId, 'voided', payment.transactionId, null, payment.reason, false, null);
  });
}
