import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { countSold, uncountSold } from './take-stock.ts';
import { addTogether, enterOrder, holdCounted, removeTogether, setCounted } from './together.sql.ts';

const OrderEvent = z.object({
  orderId: z.uuid(),
  /** Not said by orders placed before it was kept. */
  warehouseId: z.string().nullable().default(null),
  /** Calendar day in Bogotá. */
  boughtOn: z.iso.date(),
  sold: z.array(z.object({ versionId: z.string(), quantity: z.int().min(0) })),
  status: z.string().default('confirmed'),
  /** What it was before; nothing when it is placed. */
  from: z.string().optional(),
  /** Rises with each change; an order that is placed has had none. */
  eventId: z.int().default(0),
});
type OrderEvent = z.output<typeof OrderEvent>;

/** Products of an order that pair up: twelve make 66 pairs. */
const MOST_TOGETHER = 12;

/**
 * Handles `order.placed` and `order.changed`, in any order, and counts each order once while it is not cancelled:
 * what sold moves up among the best sellers, and what was bought together goes together.
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
