import { AppError } from '@tonalia/contract/errors';
import { dayIn } from '@tonalia/rules/dates';
import type { Transaction } from '../../../platform/transaction.ts';
import { isAccountClosed, payCredit, reverseCreditPayment } from '../../customers/index.ts';
import { type LockedOrder, changeOrder, reviveOrder } from '../order/change-order.ts';
import { endOrder } from '../order/end-order.ts';
import { isUndone } from '../order/order.rules.ts';
import { listPaymentDocuments } from './payment.sql.ts';
import { completeRefundsOf } from './refund.sql.ts';
import type { SettleContext } from './payment-context.ts';
import { type LockedPayment, countReturned, findDue, findEndCause } from './settle.sql.ts';
import { reserveAgain } from './reserve-again.ts';
import { type RefundToStart, startRefund } from './start-refund.ts';
import { noticeRefunds } from './notice-refunds.ts';
import { ALREADY_PAID, ENDED, PAID_BEFORE_CHANGE, PAID_LATE, SOLD_OUT, TAKEN_BACK, TOO_MUCH } from './words.es-CO.ts';

/** Whether the money pays for something, or all of it is refunded. */
export type MoneyOutcome = 'kept' | 'goes back';

/** Received money and the order that it pays; without an order it pays own credit. */
export interface ReceivedMoney {
  order: LockedOrder | undefined;
  payment: LockedPayment;
  /** Whether an order that expired unpaid may get its units again. */
  canReserve: boolean;
  /** The operator that says it arrived; absent for money of a gateway. A refund of it is then theirs, as any they start. */
  author?: Pick<RefundToStart, 'by' | 'operator'>;
}

/**
 * Applies received money: pays down own credit or the order. An order that expired unpaid gets its units again when `canReserve`
 * (throws NoLongerAvailable when they are gone). Money that pays nothing becomes a refund.
 */
export async function receiveMoney(
  { clock }: SettleContext,
  tx: Transaction,
  { order, payment, canReserve, author }: ReceivedMoney,
): Promise<MoneyOutcome> {
  const refund = async (amount: number, why: string): Promise<MoneyOutcome> => {
    await startRefund(tx, { paymentId: payment.id, amount, why, now: clock.now(), ...author });
    return amount === payment.amount ? 'goes back' : 'kept';
  };
  /** The order may have been adjusted since the charge; a transfer was lowered with it. */
  const keepDue = async ({ id }: LockedOrder): Promise<MoneyOutcome> => {
    const [due] = payment.reference === null ? [] : await findDue(tx, id);
    const surplus = due ? payment.amount - due.amount : 0;
    return surplus > 0 ? refund(surplus, PAID_BEFORE_CHANGE) : 'kept';
  };
  if (!order) {
    const surplus = await payOwnCredit(tx, payment);
    return surplus > 0 ? refund(surplus, TOO_MUCH) : 'kept';
  }
  if (order.status === 'pending_payment') {
    await changeOrder(tx, order, 'paid', { why: '', actorId: null });
    return keepDue(order);
  }
  if (!isUndone(order.status)) return refund(payment.amount, ALREADY_PAID);
  const [end] = await findEndCause(tx, order.id);
  // the customer closed the account after the order expired
  if (end?.cause !== 'unpaid' || (await isAccountClosed(tx, order.customerId))) return refund(payment.amount, ENDED);
  // an earlier part went back when the order ended: this one alone does not pay it
  const [returned] = await countReturned(tx, { orderId: order.id, paymentId: payment.id });
  if (returned && returned.count > 0) return refund(payment.amount, ENDED);
  if (!canReserve) return refund(payment.amount, SOLD_OUT);
  await reserveAgain(tx, clock, order);
  await reviveOrder(tx, order, { why: PAID_LATE, actorId: null });
  return keepDue(order);
}

async function payOwnCredit(tx: Transaction, { id, customerId, amount }: LockedPayment): Promise<number> {
  if (customerId === null) throw new Error(`payment ${id} pays nothing`);
  return payCredit(tx, { customerId, amount, paymentId: id, documents: await listPaymentDocuments(tx, id) });
}

/**
 * Applies a reversal by the gateway, requested by us or not. Own credit is owed again; an order that has not left is cancelled;
 * one on its way is logged for an operator.
 */
export async function reverseMoney(
  { clock, log }: SettleContext,
  tx: Transaction,
  { order, payment }: { order: LockedOrder | undefined; payment: LockedPayment },
): Promise<void> {
  const refunds = await completeRefundsOf(tx, { paymentId: payment.id, now: clock.now() });
  await noticeRefunds(tx, { paymentId: payment.id }, clock.now());
  const returned = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (!order) return reverseCreditPayment(tx, { paymentId: payment.id, dueOn: dayIn(clock.now()) });
  if (returned === payment.amount || isUndone(order.status)) return;
  try {
    await endOrder(tx, clock, { orderId: order.id, to: 'cancelled', reason: { why: TAKEN_BACK, actorId: null } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ paymentId: payment.id, orderCode: order.code }, 'a payment was reversed whose order is on its way');
  }
}
