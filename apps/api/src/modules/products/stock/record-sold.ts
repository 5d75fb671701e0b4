import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import { countSold } from './take-stock.ts';

const OrderPlaced = z.object({ sold: z.array(z.object({ versionId: z.string(), quantity: z.int().min(0) })) });

/** Hears `order.placed`: what sold moves up among the best sellers, what ran out leaves the lists of what is available. */
export const recordSold: Listener = async (tx, message) => {
  await countSold(tx, OrderPlaced.parse(message.payload).sold);
};
