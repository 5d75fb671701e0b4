import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { RoutedPart } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { toProgress } from '../order/order-wire.ts';
import { promisedRoute } from '../schedule/delivery.ts';
import { listOpenShipments } from './orders.sql.ts';

/** Open parts that are read at most; far more than a distributor sends in weeks. */
export const MOST_OPEN = 20_000;

/** A part that has not left, with the day it is due to leave. */
export interface DueShipment extends RoutedPart {
  orderId: string;
  day: string;
  isLate: boolean;
  isPreSales: boolean;
}

/** Every part that has not left, by the rule that the order's page shows. */
export async function listDue(db: Database, clock: Clock): Promise<DueShipment[]> {
  const today = dayIn(clock.now());
  const rows = await listOpenShipments(db, MOST_OPEN);
  const due = rows.map(async ({ shipment, isPreSales, ...order }): Promise<DueShipment[]> => {
    const { leavesBy: day } = toProgress(order, shipment, await promisedRoute(db, order));
    if (day === null) return [];
    const { orderId, warehouseId, cityId, address } = order;
    const { shipmentId } = shipment;
    return [{ orderId, shipmentId, warehouseId, cityId, address, day, isLate: day < today, isPreSales }];
  });
  return (await Promise.all(due)).flat();
}
