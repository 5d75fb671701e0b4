import { dayIn } from '@tonalia/rules/dates';
import { dueDays } from '@tonalia/rules/shipment-due';
import type { Clock } from '../../../platform/clock.ts';
import type { RoutedPart } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { promisedRoute } from '../schedule/delivery.ts';
import { listOpenShipments, listReviewedShipments } from './orders.sql.ts';

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
export const listDue = async (db: Database, clock: Clock): Promise<DueShipment[]> =>
  withDays(db, clock, await listOpenShipments(db, MOST_OPEN));

/** Every part of the orders under review, with the day it is due to leave if its transfer is approved now, as the list shows it. */
export async function listReviewed(db: Database, clock: Clock): Promise<DueShipment[]> {
  const rows = await listReviewedShipments(db, MOST_OPEN);
  return withDays(
    db,
    clock,
    rows.map((row) => ({ ...row, settledAt: clock.now() })),
  );
}

function withDays(
  db: Database,
  clock: Clock,
  rows: Awaited<ReturnType<typeof listOpenShipments>>,
): Promise<DueShipment[]> {
  const today = dayIn(clock.now());
  const due = rows.map(async ({ dispatchDate, deliveryDay, settledAt, leadDays, cutoff, ...part }) => {
    const route = await promisedRoute(db, { cityId: part.cityId, leadDays, cutoff });
    const { leavesBy: day } = dueDays({ dispatchDate, deliveryDay }, settledAt, route);
    return { ...part, day, isLate: day < today };
  });
  return Promise.all(due);
}
