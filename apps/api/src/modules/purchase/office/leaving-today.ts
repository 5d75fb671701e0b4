import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import { dayIn } from '@tonalia/rules/dates';
import { timeIn } from '@tonalia/rules/time-of-day';
import type { DueShipment } from './due.ts';
import type { OrderListContext } from './order-filters.ts';

/** When routes leave today from now on, earliest first, with the orders that are due to go by them. */
export async function leavingToday(
  { db, clock, dispatching }: OrderListContext,
  due: readonly DueShipment[],
): Promise<OfficeOrderFilters['leaving']> {
  const now = clock.now();
  const today = dayIn(now);
  const parts = due.filter(({ day }) => day === today);
  if (parts.length === 0) return [];
  const times = await dispatching.leavingTimes(db, parts);
  const known = parts.flatMap((part) => {
    const at = times.get(part.shipmentId);
    return at !== undefined && at > timeIn(now) ? [{ ...part, at }] : [];
  });
  return [...Map.groupBy(known, ({ at, warehouseId }) => `${at} ${warehouseId}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (!first) return [];
      const orders = new Set([first, ...others].map(({ orderId }) => orderId)).size;
      return [{ warehouseId: first.warehouseId, at: first.at, orders }];
    });
}
