import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { toProgress } from '../order/order-wire.ts';
import { leadDaysTo } from '../schedule/delivery.ts';
import { listOpenShipments } from './orders.sql.ts';

/** Open parts that are read at most; far more than a distributor sends in weeks. */
export const MOST_OPEN = 20_000;

/** A part that has not left, with the day it is due to leave. */
export interface DueShipment {
  orderId: string;
  warehouseId: string;
  day: string;
  isLate: boolean;
  isPreSales: boolean;
}

/** Every part that has not left, by the rule that the order's page shows. */
export async function listDue(db: Database, clock: Clock): Promise<DueShipment[]> {
  const today = dayIn(clock.now());
  const rows = await listOpenShipments(db, MOST_OPEN);
  const leadDays = new Map<string, number>();
  for (const cityId of new Set(rows.map((row) => row.cityId))) leadDays.set(cityId, await leadDaysTo(db, cityId));
  return rows.flatMap(({ orderId, warehouseId, cityId, shipment, isPreSales, ...order }) => {
    const { leavesBy: day } = toProgress(order, shipment, leadDays.get(cityId) ?? 0);
    return day === null ? [] : [{ orderId, warehouseId, day, isLate: day < today, isPreSales }];
  });
}
