import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { releaseCreditPart } from '../../customers/index.ts';
import { startRefund } from '../payment/start-refund.ts';
import { lowerPayments } from './adjust.sql.ts';
import type { MoneyPortion } from './money-back.rules.ts';

/** Gives the money of an adjustment back: starts refunds, and lowers what payments take later. */
export async function moveMoney(
  tx: Transaction,
  clock: Clock,
  { order, portions, why, by }: { order: { id: string }; portions: readonly MoneyPortion[]; why: string; by: string },
): Promise<void> {
  const lowered: { id: string; amount: number }[] = [];
  for (const { to, paymentId, amount } of portions) {
    if (to === 'credit') await releaseCreditPart(tx, { orderId: order.id, amount });
    if (paymentId === null) continue;
    if (to === 'source' || to === 'balance')
      await startRefund(tx, { paymentId, amount, why, now: clock.now(), goesTo: to, by });
    else lowered.push({ id: paymentId, amount });
  }
  if (lowered.length === 0) return;
  await lowerPayments(tx, { ids: lowered.map(({ id }) => id), amounts: lowered.map(({ amount }) => amount) });
}
