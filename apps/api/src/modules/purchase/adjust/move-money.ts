import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { releaseCreditPart } from '../../customers/index.ts';
import { type RefundToStart, startRefund } from '../payment/start-refund.ts';
import { lowerPayments } from './adjust.sql.ts';
import type { MoneyPortion } from './money-back.rules.ts';

/** Money of an order that goes back. */
export interface MovedMoney extends Pick<RefundToStart, 'why' | 'operator' | 'approvedBy'> {
  order: { id: string };
  portions: readonly MoneyPortion[];
  /** The name of the operator or the driver. */
  by: string;
}

/** Gives the money of an adjustment back: starts refunds, and lowers what payments take later. */
export async function moveMoney(
  tx: Transaction,
  clock: Clock,
  { order, portions, why, ...refund }: MovedMoney,
): Promise<void> {
  const lowered: { id: string; amount: number }[] = [];
  for (const { to, paymentId, amount } of portions) {
    if (to === 'credit') await releaseCreditPart(tx, { orderId: order.id, amount });
    if (paymentId === null) continue;
    if (to === 'source' || to === 'balance')
      await startRefund(tx, { ...refund, paymentId, amount, why, now: clock.now(), goesTo: to });
    else lowered.push({ id: paymentId, amount });
  }
  if (lowered.length === 0) return;
  await lowerPayments(tx, { ids: lowered.map(({ id }) => id), amounts: lowered.map(({ amount }) => amount) });
}
