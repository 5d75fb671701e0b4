import type { PaymentStatus } from '@tonalia/contract/payment';
import { publish } from '../../../platform/publish.ts';
import { reportSecurity } from '../../../platform/measures.ts';
import { type Transaction as Tx, inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import type { GatewayTransaction } from '../gateway/gateway.ts';
import type { LockedOrder } from '../order/change-order.ts';
import type { SettleContext } from './payment-context.ts';
import {
  canPaymentBecome,
  differenceOf,
  hasShopperLeft,
  isCheckingOver,
  mismatch,
  nextCheckAt,
} from './payment.rules.ts';
import { recordAnswer } from './gateway-answer.sql.ts';
import { reverseMoney, receiveMoney } from './receive-money.ts';
import { withReserveFallback } from './reserve-again.ts';
import { type LockedPayment, lockPayment, updateCardFace, updatePayment } from './settle.sql.ts';
import { stopChecking } from './payment-queue.sql.ts';
import { NO_ANSWER } from './words.es-CO.ts';

/**
 * The only place that applies a gateway's result, fetched or from a webhook. A result with a reference, amount, currency or
 * transaction other than the payment's changes nothing and is logged as a security event.
 */
export async function settle(context: SettleContext, paymentId: string, result: GatewayTransaction): Promise<void> {
  await withReserveFallback((canReserve) =>
    inTransaction(context.db, (tx) => apply(context, tx, { paymentId, result, canReserve })),
  );
}

async function apply(
  context: SettleContext,
  tx: Tx,
  { paymentId, result, canReserve }: { paymentId: string; result: GatewayTransaction; canReserve: boolean },
): Promise<void> {
  const [order] = await lockOrderOfPayment(tx, paymentId);
  const [payment] = await lockPayment(tx, paymentId);
  if (!payment) return;
  const { status, amount } = result;
  await recordAnswer(tx, {
    paymentId,
    status,
    // kept in whole pesos; `differenceOf` compares what the gateway said
    amount: amount === null ? null : Math.round(amount),
    difference: differenceOf(payment, result),
    now: context.clock.now(),
  });
  const wrong = mismatch(payment, result);
  if (wrong) {
    const facts = {
      security: 'payment_mismatch',
      paymentId,
      wrong,
      transactionId: result.id,
      reference: result.reference,
    };
    return reportSecurity(context.log, facts, 'the gateway result is of another payment');
  }
  // a payment that we ended without an answer is still open
  const from: PaymentStatus = payment.unanswered ? 'pending' : payment.status;
  if (from === 'pending' && result.status === 'pending') return keepWaiting(context, tx, payment, result);
  if (!canPaymentBecome(from, result.status)) {
    if (from !== result.status) {
      const facts = { security: 'payment_contradicted', paymentId, is: from, now: result.status };
      reportSecurity(context.log, facts, 'the gateway contradicts an earlier result');
    }
    await stopChecking(tx, payment.id);
    return;
  }
  const reason = result.status === 'approved' ? null : result.reason;
  await updatePayment(tx, {
    id: payment.id,
    status: result.status,
    transactionId: result.id,
    redirectUrl: null,
    reason,
    unanswered: false,
    nextCheckAt: null,
  });
  if (result.status === 'approved' && result.card)
    await updateCardFace(tx, { paymentId: payment.id, brand: result.card.brand, lastFour: result.card.lastFour });
  await follow(context, tx, { order, payment: { ...payment, status: from }, result, canReserve });
}

async function follow(
  context: SettleContext,
  tx: Tx,
  {
    order,
    payment,
    result,
    canReserve,
  }: { order: LockedOrder | undefined; payment: LockedPayment; result: GatewayTransaction; canReserve: boolean },
): Promise<void> {
  if (result.status === 'approved') {
    if (payment.status !== 'pending') context.log.warn({ paymentId: payment.id }, 'a failed payment was approved');
    await receiveMoney(context, tx, { order, payment, canReserve });
  }
  if (result.status === 'voided' && payment.status === 'approved') await reverseMoney(context, tx, { order, payment });
  const hasFailed = payment.status === 'pending' && result.status !== 'approved' && result.status !== 'pending';
  if (order && hasFailed && hasShopperLeft(context.clock.now(), payment.createdAt))
    await publishFailure(tx, order, result.status);
}

const publishFailure = (tx: Tx, { id, code, customerId }: LockedOrder, status: PaymentStatus) =>
  publish(tx, 'order.payment_failed', { orderId: id, orderCode: code, customerId, status });

/** The gateway has the charge and has not decided. After two days the payment fails. */
async function keepWaiting(
  context: SettleContext,
  tx: Tx,
  payment: LockedPayment,
  result: GatewayTransaction,
): Promise<void> {
  const now = context.clock.now();
  const redirectUrl = result.redirectUrl ?? payment.redirectUrl;
  if (isCheckingOver(now, payment.createdAt)) {
    await updatePayment(tx, {
      id: payment.id,
      status: 'error',
      transactionId: result.id,
      redirectUrl: null,
      reason: NO_ANSWER,
      unanswered: true,
      nextCheckAt: null,
    });
    return;
  }
  if (payment.unanswered) return;
  const nextCheck = nextCheckAt(now, payment.transactionId === null ? 1 : payment.checks);
  await updatePayment(tx, {
    id: payment.id,
    status: 'pending',
    transactionId: result.id,
    redirectUrl,
    reason: null,
    unanswered: false,
    nextCheckAt: nextCheck,
  });
}
