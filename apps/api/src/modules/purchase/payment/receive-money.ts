import type { Transaction } from '../../../platform/transaction.ts';
import { payCredit } from '../../auth/index.ts';
import { type HeldOrder, changeOrder, reviveOrder } from '../order/change-order.ts';
import { endOrder } from '../order/end-order.ts';
import { isUndone } from '../order/order.rules.ts';
import { finishRefund } from './give-back.sql.ts';
import type { MoneyNeeds } from './needs.ts';
import { type HeldPayment, findEnd, insertRefund } from './settle.sql.ts';
import { takeAgain } from './take-again.ts';
import { ALREADY_PAID, ENDED, LATE, PAID_LATE, SOLD_OUT, TAKEN_BACK, TOO_MUCH } from './words.es-CO.ts';

/**
 * Money came in: own credit goes down, or the order is paid. An order that ended because nobody had paid gets its units again
 * (`takesAgain`, or Gone is thrown); money nobody can use is written down to go back.
 */
export async function receiveMoney(
  { clock }: MoneyNeeds,
  tx: Transaction,
  order: HeldOrder | undefined,
  payment: HeldPayment,
  takesAgain: boolean,
): Promise<void> {
  const giveBack = async (amount: number, why: string) => {
    await insertRefund(tx, payment.id, amount, why, payment.reference === null ? null : clock.now());
  };
  if (!order) {
    const surplus = await payOwnCredit(tx, payment);
    if (surplus > 0) await giveBack(surplus, TOO_MUCH);
    return;
  }
  if (order.status === 'pending_payment') {
    await changeOrder(tx, order, 'paid', { why: '', actorId: null });
    return;
  }
  if (!isUndone(order.status)) return giveBack(payment.amount, ALREADY_PAID);
  const [end] = await findEnd(tx, order.id);
  if (end?.actorId !== null || end.why !== LATE) return giveBack(payment.amount, ENDED);
  if (!takesAgain) return giveBack(payment.amount, SOLD_OUT);
  await takeAgain(tx, clock, order);
  await reviveOrder(tx, order, { why: PAID_LATE, actorId: null });
}

async function payOwnCredit(tx: Transaction, { id, customerId, amount }: HeldPayment): Promise<number> {
  if (customerId === null) throw new Error(`payment ${id} pays nothing`);
  return payCredit(tx, { customerId, amount, paymentId: id });
}

/**
 * The gateway gave the money back: because it was to, else on its own. Then what was only paid goes nowhere, and what is on its way
 * is for somebody to look at.
 */
export async function loseMoney(
  { clock, log }: MoneyNeeds,
  tx: Transaction,
  order: HeldOrder | undefined,
  payment: HeldPayment,
): Promise<void> {
  const [refund] = await finishRefund(tx, payment.id, clock.now());
  if (refund || (order && isUndone(order.status))) return;
  if (order?.status === 'paid') {
    await endOrder(tx, clock, order.id, 'cancelled', { why: TAKEN_BACK, actorId: null });
    return;
  }
  log.warn({ paymentId: payment.id, orderCode: order?.code }, 'a payment was taken back after it was counted');
}
