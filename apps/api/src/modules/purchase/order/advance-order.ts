import type { Transaction } from '../../../platform/transaction.ts';
import { type LockedOrder, type OrderChangeReason, changeOrders } from './change-order.ts';
import { type ShipmentStatus, stepsTo } from './order.rules.ts';

/** Changes a locked order to the state of its parts, through the states between. */
export async function advanceOrder(
  tx: Transaction,
  order: LockedOrder,
  after: readonly ShipmentStatus[],
  reason: OrderChangeReason,
): Promise<LockedOrder> {
  const [now = order] = await advanceOrders(tx, [{ order, after }], reason);
  return now;
}

/** As `advanceOrder` for each of different orders: every step changes all that take it. */
export async function advanceOrders(
  tx: Transaction,
  orders: readonly { order: LockedOrder; after: readonly ShipmentStatus[] }[],
  reason: OrderChangeReason,
): Promise<LockedOrder[]> {
  const ways = orders.map(({ order, after }) => ({ now: order, steps: stepsTo(order.status, after) }));
  for (let nth = 0; ways.some(({ steps }) => steps.length > nth); nth += 1) {
    const taken = ways.flatMap((way) => way.steps.slice(nth, nth + 1).map((to) => ({ way, to })));
    await changeOrders(
      tx,
      taken.map(({ way, to }) => ({ order: way.now, to })),
      reason,
    );
    for (const { way, to } of taken) way.now = { ...way.now, status: to };
  }
  return ways.map(({ now }) => now);
}
