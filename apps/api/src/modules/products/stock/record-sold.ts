import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { countSold } from './take-stock.ts';

const OrderPlaced = z.object({
  /** Not said by orders placed before it was kept. */
  warehouseId: z.string().nullable().default(null),
  /** Calendar day in Bogotá. */
  boughtOn: z.iso.date(),
  sold: z.array(z.object({ versionId: z.string(), quantity: z.int().min(0) })),
});

/** Hears `order.placed`: what sold moves up among the best sellers, what ran out leaves the lists of what is available. */
export const recordSold: Listener = async (tx, message) => {
  const { sold, warehouseId, boughtOn } = OrderPlaced.parse(message.payload);
  await countSold(tx, sold, { warehouseId, day: boughtOn });
};
