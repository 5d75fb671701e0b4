import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { countPurchase } from './loyalty.sql.ts';

const OrderEvent = z.object({
  orderId: z.uuid(),
  customerId: z.uuid(),
  boughtOn: z.iso.date(),
  amount: z.int().min(0),
  /** Events of earlier versions have no status; their orders were agreed. */
  status: z.string().default('confirmed'),
  /** Rises with each change; 0 for a placed order. */
  eventId: z.int().default(0),
});

/**
 * Handles `order.placed` and `order.changed` in any order: an order counts towards the tier once it is agreed or paid, and no
 * longer when it is cancelled.
 */
export const recordPurchase: Listener = async (tx, message) => {
  const { orderId, customerId, boughtOn, amount, status, eventId } = OrderEvent.parse(message.payload);
  if (status === 'pending_payment') return;
  const isUndone = status === 'cancelled' || status === 'rejected';
  await countPurchase(tx, { orderId, customerId, boughtOn, amount: isUndone ? 0 : amount, eventId });
};
