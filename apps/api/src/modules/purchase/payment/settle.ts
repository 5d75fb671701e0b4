import type { PaymentStatus } from '@tonalia/contract/payment';
import { publish } from '../../../platform/outbox.ts';
import { reportSecurity } from '../../../platform/measures.ts';
import { type Transaction as Tx, inTransaction } from '../../../platform/transaction.ts';
import { holdOrderOfPayment } from '../order/change-order.sql.ts';
import type { GatewayTransaction } from '../gateway/gateway.ts';
import type { HeldOrder } from '../order/change-order.ts';
import type { MoneyNeeds } from './payment-context.ts';
import { hasWaited, isGivenUp, mayBecome, mismatch, nextCheck } from './payment.rules.ts';
import { loseMoney, receiveMoney } from './receive-money.ts';
import { takingAgain } from './reserve-again.ts';
import { type HeldPayment, holdPayment, keepCardFace, updatePayment } from './settle.sql.ts';
import { stopChecking } from './payment-queue.sql.ts';
import { NO_ANSWER } from './words.es-CO.ts';

/**
 * The one place where what a gateway answered becomes true here: to our question or, of one that cannot be asked, in its event. An
 * answer that is not of this payment (its reference, amount, currency or transaction) changes nothing.
 */
export async function settle(needs: MoneyNeeds, paymentId: string, told: GatewayTransaction): Promise<void> {
  await takingAgain((takesAgain) => inTransaction(needs.db, (tx) => apply(needs, tx, paymentId, told, takesAgain)));
}

async function apply(
  needs: MoneyNeeds,
  tx: Tx,
  paymentId: string,
  told: GatewayTransaction,
  takesAgain: boolean,
): Promise<void> {
  const [order] = await holdOrderOfPayment(tx, paymentId);
  const [payment] = await holdPayment(tx, paymentId);
  if (!payment) return;
  const wrong = mismatch(payment, told);
  if (wrong) {
    const facts = { security: 'payment_mismatch', paymentId, wrong, told: told.id, reference: told.reference };
    return reportSecurity(needs.log, facts, 'the gateway answered about another payment');
  }
  // What we ended without an answer is as open as ever.
  const from: PaymentStatus = payment.unanswered ? 'pending' : payment.status;
  if (from === 'pending' && told.status === 'pending') return keepWaiting(needs, tx, payment, told);
  if (!mayBecome(from, told.status)) {
    if (from !== told.status) {
      const facts = { security: 'payment_contradicted', paymentId, is: from, told: told.status };
      reportSecurity(needs.log, facts, 'the gateway says otherwise than before');
    }
    await stopChecking(tx, payment.id);
    return;
  }
  const reason = told.status === 'approved' ? null : told.reason;
  await updatePayment(tx, payment.id, told.status, told.id, null, reason, false, null);
  if (told.status === 'approved' && told.card) await keepCardFace(tx, payment.id, told.card.brand, told.card.lastFour);
  await follow(needs, tx, order, { ...payment, status: from }, told, takesAgain);
}

async function follow(
  needs: MoneyNeeds,
  tx: Tx,
  order: HeldOrder | undefined,
  payment: HeldPayment,
  told: GatewayTransaction,
  takesAgain: boolean,
): Promise<void> {
  if (told.status === 'approved') {
    if (payment.status !== 'pending')
      needs.log.warn({ paymentId: payment.id }, 'money came of a payment that had failed');
    await receiveMoney(needs, tx, order, payment, takesAgain);
  }
  if (told.status === 'voided' && payment.status === 'approved') await loseMoney(needs, tx, order, payment);
  const hasFailed = payment.status === 'pending' && told.status !== 'approved' && told.status !== 'pending';
  if (order && hasFailed && hasWaited(needs.clock.now(), payment.createdAt))
    await tellOfFailure(tx, order, told.status);
}

const tellOfFailure = (tx: Tx, { id, code, customerId }: HeldOrder, status: PaymentStatus) =>
  publish(tx, 'order.payment_failed', { orderId: id, orderCode: code, customerId, status });

/** The gateway knows of it and nothing is decided. After two days nobody waits any more. */
async function keepWaiting(needs: MoneyNeeds, tx: Tx, payment: HeldPayment, told: GatewayTransaction): Promise<void> {
  const now = needs.clock.now();
  const redirectUrl = told.redirectUrl ?? payment.redirectUrl;
  if (isGivenUp(now, payment.createdAt)) {
    await updatePayment(tx, payment.id, 'error', told.id, null, NO_ANSWER, true, null);
    return;
  }
  if (payment.unanswered) return;
  const askAt = nextCheck(now, payment.transactionId === null ? 1 : payment.checks);
  await updatePayment(tx, payment.id, 'pending', told.id, redirectUrl, null, false, askAt);
}
