import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { countSold, uncountSold } from './take-stock.ts';
import { addTogether, enterOrder, holdCounted, removeTogether, setCounted } from './together.sql.ts';

const OrderEvent = z.object({
  orderId: z.uuid(),
  /** Missing in events of earlier versions. */
  warehouseId: z.string().nullable().default(null),
  /** Calendar day in Bogotá. */
  boughtOn: z.iso.date(),
  sold: z.array(z.object({ versionId: z.string(), quantity: z.int().min(0) })),
  status: z.string().default('confirmed'),
  /** The previous status; absent for a placed order. */
  from: z.string().optional(),
  /** Rises with each change; 0 for a placed order. */
  eventId: z.int().default(0),
});
type OrderEvent = z.output<typeof OrderEvent>;

/** Most products of an order that are paired: twelve make 66 pairs. */
const MOST_TOGETHER = 12;

/**
 * Handles `order.placed` and `order.changed`, in any order. Counts each order once, while it is not cancelled, for the best sellers and for
 * products bought together.
 */
export const recordSold: Listener = async (tx, message) => {
  const told = OrderEvent.parse(message.payload);
  if (told.from !== undefined && !isUndone(told.from) && !isUndone(told.status)) return;
  await enterOrder(tx, told.orderId);
  const [before] = await holdCounted(tx, told.orderId);
  if (!before || before.heard >= told.eventId) return;
  const counts = !isUndone(told.status);
  if (counts && !before.counted) await count(tx, told);
  if (!counts && before.counted) await uncount(tx, told);
  await setCounted(tx, told.orderId, counts, told.eventId);
};

const isUndone = (status: string): boolean => status === 'cancelled' || status === 'rejected';

async function count(tx: Transaction, { sold, warehouseId, boughtOn }: OrderEvent): Promise<void> {
  await countSold(tx, sold, { warehouseId, day: boughtOn });
  await addTogether(tx, ...columns(sold), MOST_TOGETHER);
}

async function uncount(tx: Transaction, { sold, warehouseId, boughtOn }: OrderEvent): Promise<void> {
  if (warehouseId !== null) await uncountSold(tx, sold, { warehouseId, day: boughtOn });
  await removeTogether(tx, ...columns(sold), MOST_TOGETHER);
}

const columns = (sold: OrderEvent['sold']): [ids: string[], quantities: number[]] => [
  sold.map(({ versionId }) => versionId),
  sold.map(({ quantity }) => quantity),
];
