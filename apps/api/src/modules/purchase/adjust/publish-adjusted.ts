import { dayIn } from '@tonalia/rules/dates';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import type { OrderStatus } from '../order/order.rules.ts';
import { nextChange } from './adjust.sql.ts';
import type { AdjustableOrder } from './plan.ts';
import type { AdjustedSums } from './sums.rules.ts';

/** What became of an order after a change of its lines. */
export interface AdjustedOrder {
  order: AdjustableOrder;
  after: AdjustedSums;
  sold: { versionId: string; quantity: number }[];
  status: OrderStatus;
  actorId: string | null;
  /** The message to the customer; empty when none is sent. */
  words: string;
}

/** Publishes `order.adjusted` with the transaction: loyalty, sales and messages follow it. */
export async function publishAdjusted(
  tx: Transaction,
  { order, after, sold, status, actorId, words }: AdjustedOrder,
): Promise<void> {
  const [change] = await nextChange(tx);
  const sells = order.lines.some(({ price }) => price > 0); // an exchange does not
  await publish(tx, 'order.adjusted', {
    orderId: order.id,
    orderCode: order.code,
    customerId: order.customerId,
    eventId: change?.id,
    status,
    actorId,
    boughtOn: dayIn(order.createdAt),
    warehouseId: order.warehouseId,
    // goods only, as in order.changed
    amount: after.subtotal - after.savings - after.couponSavings,
    soldBefore: sells ? order.lines.map(({ versionId, quantity }) => ({ versionId, quantity })) : [],
    sold: sells ? sold : [],
    words,
  });
}
