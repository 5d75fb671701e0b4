import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { insertPurchase } from './loyalty.sql.ts';

const OrderPlaced = z.object({
  orderId: z.uuid(),
  customerId: z.uuid(),
  boughtOn: z.iso.date(),
  amount: z.int().min(0),
});

/** Hears `order.placed` and counts the order towards the customer's tier, once. */
export const recordPurchase: Listener = async (tx, message) => {
  const { orderId, customerId, boughtOn, amount } = OrderPlaced.parse(message.payload);
  await insertPurchase(tx, orderId, customerId, boughtOn, amount);
};
