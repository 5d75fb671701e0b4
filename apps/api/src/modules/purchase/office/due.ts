import { dayIn } from '@tonalia/rules/dates';
import { dueDays } from '@tonalia/rules/shipment-due';
import type { Clock } from '../../../platform/clock.ts';
import type { RoutedPart } from '../../../platform/module.ts';
import type { Database } from '../../../platform/transaction.ts';
import { promisedRoute } from '../schedule/delivery.ts';
import { listOpenDays, listOpenShipments, listReviewedDays } from './orders.sql.ts';

/** Open parts that are read at most; far more than a distributor sends in weeks. */
export const MOST_OPEN = 20_000;

/** When a part that has not left is due to leave. */
export interface DueDay {
  orderId: string;
  day: string;
  isLate: boolean;
}

/** A part that has not left, with the day it is due to leave. */
export interface DueShipment extends RoutedPart, DueDay {
  isPreSales: boolean;
}

/** Every part that has not left, by the rule that the order's page shows. */
export const listDue = async (db: Database, clock: Clock): Promise<DueShipment[]> =>
  withDays(db, clock, await listOpenShipments(db, MOST_OPEN));

/** The days of `listDue`. */
export const listDueDays = async (db: Database, clock: Clock): Promise<DueDay[]> =>
  withDays(db, clock, await listOpenDays(db, MOST_OPEN));

/** Of every part of the orders under review the day it is due to leave if its transfer is approved now, as the list shows it. */
export async function listReviewed(db: Database, clock: Clock): Promise<DueDay[]> {
  const rows = await listReviewedDays(db, MOST_OPEN);
  return withDays(
    db,
    clock,
    rows.map((row) => ({ ...row, settledAt: clock.now() })),
  );
}

type UndatedPart = Awaited<ReturnType<typeof listOpenDays>>[number];

/** A promise for each row would take as long as the days: only the zones of now are awaited. */
async function withDays<Row extends UndatedPart>(
  db: Database,
  clock: Clock,
  rows: readonly Row[],
): Promise<(Row & DueDay)[]> {
  const today = dayIn(clock.now());
  const unkept = new Set(rows.filter(({ leadDays }) => leadDays === null).map(({ cityId }) => cityId));
  const routeOf = async (cityId: string) =>
    [cityId, await promisedRoute(db, { cityId, leadDays: null, cutoff: null })] as const;
  const routes = new Map(await Promise.all([...unkept].map(routeOf)));
  return rows.map((row) => {
    const leadDays = row.leadDays ?? routes.get(row.cityId)?.leadDays ?? 0;
    const { leavesBy: day } = dueDays(row, row.settledAt, { leadDays, cutoff: row.cutoff });
    return { ...row, day, isLate: day < today };
  });
}
