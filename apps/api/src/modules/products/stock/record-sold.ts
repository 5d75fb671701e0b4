import { z } from 'zod';
import type { Listener } from '../../../platform/outbox.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { countPlaced, countSold } from './count-sold.sql.ts';
import { removeSold } from './stock.sql.ts';
import { summed } from './take-stock.ts';
import { enterOrder, lockCounted, removeTogether, setCounted } from './together.sql.ts';

const SoldUnits = z.object({ versionId: z.string(), quantity: z.int().min(0) });

const OrderEvent = z.object({
  orderId: z.uuid(),
  /** Missing in events of earlier versions. */
  warehouseId: z.string().nullable().default(null),
  /** Calendar day in Bogotá. */
  boughtOn: z.iso.date(),
  sold: z.array(SoldUnits),
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
  const event = OrderEvent.parse(message.payload);
  if (event.from !== undefined && !isUndone(event.from) && !isUndone(event.status)) return;
  const counts = !isUndone(event.status);
  const units = toUnits(event);
  // the first event of an order is nearly always this one, and needs one statement
  if (counts && event.eventId === 0) return void (await countPlaced(tx, { ...units, orderId: event.orderId }));
  await enterOrder(tx, event.orderId);
  const [before] = await lockCounted(tx, event.orderId);
  if (!before || before.heard >= event.eventId) return;
  if (counts && !before.counted) await countSold(tx, units);
  if (!counts && before.counted) await uncount(tx, units);
  await setCounted(tx, event.orderId, counts, event.eventId);
};

const Adjusted = z.object({
  orderId: z.uuid(),
  warehouseId: z.string(),
  boughtOn: z.iso.date(),
  soldBefore: z.array(SoldUnits),
  sold: z.array(SoldUnits),
});

/**
 * Handles `order.adjusted`: counts what is sent now, then no longer what was sent before. In this order, because a cancellation that was
 * handled first has already taken off what is sent now. Skips an order without a record: its sales are too old to count.
 */
export const recordAdjustedSold: Listener = async (tx, message) => {
  const { orderId, warehouseId, boughtOn, soldBefore, sold } = Adjusted.parse(message.payload);
  const [before] = await lockCounted(tx, orderId);
  if (!before) return;
  await countSold(tx, toUnits({ sold, warehouseId, boughtOn }));
  await uncount(tx, toUnits({ sold: soldBefore, warehouseId, boughtOn }));
};

const isUndone = (status: string): boolean => status === 'cancelled' || status === 'rejected';

function toUnits({ sold, warehouseId, boughtOn: day }: Pick<OrderEvent, 'sold' | 'warehouseId' | 'boughtOn'>) {
  return {
    ...summed(sold.map(({ versionId, quantity }) => [versionId, quantity])),
    warehouseId,
    day,
    most: MOST_TOGETHER,
  };
}

async function uncount(
  tx: Transaction,
  { ids, quantities, warehouseId, day }: ReturnType<typeof toUnits>,
): Promise<void> {
  if (warehouseId !== null) await removeSold(tx, { ids, quantities, warehouseId, day });
  await removeTogether(tx, ids, quantities, MOST_TOGETHER);
}
