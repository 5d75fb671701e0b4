import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { countSold } from './take-stock.ts';
import { addTogether, countOrder } from './together.sql.ts';

const OrderPlaced = z.object({
  orderId: z.uuid(),
  /** Not said by orders placed before it was kept. */
  warehouseId: z.string().nullable().default(null),
  /** Calendar day in Bogotá. */
  boughtOn: z.iso.date(),
  sold: z.array(z.object({ versionId: z.string(), quantity: z.int().min(0) })),
});

/** Products of an order that pair up: twelve make 66 pairs. */
const MOST_TOGETHER = 12;

/**
 * Hears `order.placed`, each order once: what sold moves up among the best sellers, what ran out leaves the lists of what is
 * available, and what was bought together goes together.
 */
export const recordSold: Listener = async (tx, message) => {
  const { orderId, sold, warehouseId, boughtOn } = OrderPlaced.parse(message.payload);
  const [isNew] = await countOrder(tx, orderId);
  if (!isNew) return;
  await countSold(tx, sold, { warehouseId, day: boughtOn });
  const [ids, quantities] = [sold.map(({ versionId }) => versionId), sold.map(({ quantity }) => quantity)];
  await addTogether(tx, ids, quantities, MOST_TOGETHER);
};
