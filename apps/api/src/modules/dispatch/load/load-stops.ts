import type { LoadStop } from '@tonalia/contract/load-office';
import { boxCode } from '@tonalia/rules/box-code';
import { countsWithin } from '@tonalia/rules/tally';
import { lineName } from '@tonalia/rules/line-name';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import {
  type DeliveryFacts,
  type ReturnPickup,
  findPickups,
  listShipmentUnits,
  readDeliveryFacts,
} from '../../purchase/index.ts';
import { type BoxRow, listBoxes } from '../box/box.sql.ts';
import { packedAmong } from '../box/packed-among.ts';
import { listTallies } from '../shipment/tally.sql.ts';
import { type LoadRow, type StopRow, listStops } from './load.sql.ts';
import { arrivalAt, missesWindow } from './plan.rules.ts';

/** A stop with its amounts, for operators and drivers that may see them. */
export type LoadedStop = LoadStop & { toCollect: number };

/** The stops of a load in their order, with what each needs of its shipment. */
export async function loadStops(
  db: Database | Transaction,
  load: Pick<LoadRow, 'id' | 'leavesAt' | 'dispatchDate'>,
): Promise<LoadedStop[]> {
  const stops = await listStops(db, [load.id]);
  const ids = stops.map(({ shipmentId }) => shipmentId);
  const [facts, needs, boxes] = [await readDeliveryFacts(db, ids), await needsOf(db, ids), await listBoxes(db, ids)];
  const pickups = await findPickups(
    db,
    stops.flatMap(({ reference }) => reference ?? []),
  );
  const packed = await packedAmong(
    db,
    ids.map((shipmentId) => ({ shipmentId, needs: needs.get(shipmentId) ?? [] })),
  );
  const factsOf = new Map(facts.map((one) => [one.shipmentId, one]));
  const boxesOf = Map.groupBy(boxes, ({ shipmentId }) => shipmentId);
  return stops.flatMap((stop) => {
    const own = factsOf.get(stop.shipmentId);
    if (!own) return [];
    const units = (needs.get(stop.shipmentId) ?? []).reduce((sum, { asked, short }) => sum + asked - short, 0);
    const isDelivery = stop.kind === 'delivery';
    const goods = pickups.find(({ code }) => code === stop.reference);
    return {
      ...planned(load, stop, own),
      ...carried(own, isDelivery ? (boxesOf.get(stop.shipmentId) ?? []) : []),
      isPacked: !isDelivery || packed.has(stop.shipmentId),
      units: isDelivery ? units : (goods?.units ?? 0),
      toCollect: isDelivery ? own.toCollect : 0,
      collects: isDelivery && own.toCollect > 0,
      pickup: isDelivery ? null : toPickup(goods),
    };
  });
}

const toPickup = (goods: ReturnPickup | undefined): NonNullable<LoadStop['pickup']> => ({
  lines: goods?.lines.map((line) => ({ name: lineName(line), units: line.units })) ?? [],
  isDue: goods?.isDue ?? false,
});

type Planned = Omit<LoadedStop, 'boxes' | 'weight' | 'isPacked' | 'units' | 'toCollect' | 'collects' | 'pickup'>;

function planned(
  { leavesAt, dispatchDate: day }: Pick<LoadRow, 'leavesAt' | 'dispatchDate'>,
  { id: _id, position, kind, reference, promisedAt, result }: StopRow,
  facts: DeliveryFacts,
): Planned {
  const arrival = arrivalAt(leavesAt, position);
  // what was promised was the delivery
  const window = kind === 'delivery' ? facts.window : null;
  const { shipmentId, orderCode, dispatchDate, customer, address, city, comments, person, phone, status, methods } =
    facts;
  return {
    _id,
    position,
    kind,
    reference,
    shipmentId,
    orderCode,
    dispatchDate,
    customer,
    address,
    city,
    comments,
    person,
    phone,
    // a promised hour is one of the load's day
    arrivesFrom: arrival.days > 0 ? arrival.from : (promisedAt ?? arrival.from),
    arrivesUntil: arrival.until,
    arrivesAfterDays: arrival.days,
    window,
    missesWindow: missesWindow(arrival, window, day),
    isLate: window !== null && window.day < day,
    status,
    result,
    methods,
  };
}

const carried = (facts: DeliveryFacts, boxes: readonly BoxRow[]): Pick<LoadedStop, 'boxes' | 'weight'> => ({
  boxes: boxes.map(({ number, closedAt, aboardAt }) => ({
    number,
    code: boxCode({ ...facts, number }, boxes.length),
    isClosed: closedAt !== null,
    isAboard: aboardAt !== null,
  })),
  weight: boxes.reduce((sum, { weight }) => sum + (weight ?? 0), 0),
});

interface StopNeed {
  versionId: string;
  asked: number;
  picked: number;
  short: number;
  shortBy: null;
  shortAt: null;
}

async function needsOf(db: Database | Transaction, ids: readonly string[]): Promise<Map<string, StopNeed[]>> {
  const units = await listShipmentUnits(db, [...ids]);
  const tallies = new Map(
    (await listTallies(db, [...ids])).map((tally) => [`${tally.shipmentId} ${tally.versionId}`, tally]),
  );
  const needs = units.map(({ shipmentId, versionId, units: asked }) => ({
    shipmentId,
    versionId,
    ...countsWithin(asked, tallies.get(`${shipmentId} ${versionId}`) ?? { picked: 0, short: 0 }),
    shortBy: null,
    shortAt: null,
  }));
  return Map.groupBy(needs, ({ shipmentId }) => shipmentId);
}
