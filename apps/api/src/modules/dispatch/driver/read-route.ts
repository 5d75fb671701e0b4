import type { DriverRoute, DriverStop } from '@tonalia/contract/dispatch-driver';
import { AppError } from '@tonalia/contract/errors';
import { boxCode } from '@tonalia/rules/box-code';
import type { Database } from '../../../platform/transaction.ts';
import {
  type DeliveryFacts,
  type ReturnPickup,
  findPickups,
  findTransferAccount,
  listDoorLines,
  readDeliveryFacts,
} from '../../purchase/index.ts';
import { readSignedCount } from '../settlement/read-count.ts';
import { findDriverLoad, listDriverStops } from './delivery.sql.ts';
import { backOf } from './back.rules.ts';

type RouteStopRow = Awaited<ReturnType<typeof listDriverStops>>[number];
type LineRow = Awaited<ReturnType<typeof listDoorLines>>[number];

/** Everything a driver's phone needs of its load, for the day without network. UNAUTHENTICATED when the load is gone. */
export async function readDriverRoute(db: Database, loadId: string): Promise<DriverRoute> {
  const [load] = await findDriverLoad(db, loadId);
  if (!load) throw new AppError('UNAUTHENTICATED');
  const rows = await listDriverStops(db, loadId);
  const ids = rows.map(({ shipmentId }) => shipmentId);
  const codes = rows.flatMap(({ reference }) => reference ?? []);
  const [facts, lines, pickups, [account], count] = await Promise.all([
    readDeliveryFacts(db, ids),
    listDoorLines(db, ids),
    findPickups(db, codes),
    findTransferAccount(db),
    readSignedCount(db, loadId),
  ]);
  const linesOf = Map.groupBy(lines, ({ shipmentId }) => shipmentId);
  return {
    loadId,
    code: load.code,
    route: load.route,
    driver: load.driver,
    dispatchDate: load.dispatchDate,
    isOnRoad: load.state === 'on_road',
    asksCode: load.asksCode,
    account: account?.account ?? null,
    stops: rows.flatMap((row) => {
      const fact = facts.find(({ shipmentId }) => shipmentId === row.shipmentId);
      if (!fact) return [];
      if (row.kind === 'delivery') return [toStop(row, fact, linesOf.get(row.shipmentId) ?? [])];
      return [
        toPickup(
          row,
          fact,
          pickups.find(({ code }) => code === row.reference),
        ),
      ];
    }),
    count,
  };
}

function toStop(row: RouteStopRow, facts: DeliveryFacts, lines: readonly LineRow[]): DriverStop {
  const collect = row.result === null ? facts.toCollect : 0;
  return {
    ...placeOf(row, facts),
    window: facts.window ? { from: facts.window.from, to: facts.window.until } : null,
    boxes: row.boxes,
    labels: Array.from({ length: row.boxes }, (_, at) => boxCode({ ...facts, number: at + 1 }, row.boxes)),
    units: lines.reduce((sum, { units }) => sum + units, 0),
    lines: lines.map((line) => toLine(line, collect)),
    collect,
  };
}

/** No box leaves and nothing is paid where a return is collected. */
const toPickup = (row: RouteStopRow, facts: DeliveryFacts, goods: ReturnPickup | undefined): DriverStop => ({
  ...placeOf(row, facts),
  window: null,
  boxes: 0,
  labels: [],
  units: goods?.units ?? 0,
  lines: goods?.lines.map((line) => ({ ...line, back: 0 })) ?? [],
  collect: 0,
});

const placeOf = (row: RouteStopRow, facts: DeliveryFacts) => ({
  _id: row.id,
  position: row.position,
  kind: row.kind,
  code: row.reference ?? facts.orderCode,
  customer: facts.customer,
  person: facts.person,
  phone: facts.phone,
  address: facts.address,
  city: facts.city,
  note: facts.comments,
  delivery: row.result && row.at ? { result: row.result, at: row.at.toISOString() } : null,
});

const toLine = (line: LineRow, collect: number): DriverStop['lines'][number] => ({
  line: line.line,
  name: line.name,
  versionName: line.versionName,
  code: line.code,
  image: line.image,
  tile: line.tile,
  units: line.units,
  back: collect === 0 ? 0 : backOf(line),
});
