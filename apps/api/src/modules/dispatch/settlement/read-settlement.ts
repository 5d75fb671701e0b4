import type { Settlement, SettlementRow, SettlementStop } from '@tonalia/contract/dispatch-settlement';
import { noteValues } from '@tonalia/contract/dispatch-settlement';
import { OfficeError } from '@tonalia/contract/office-errors';
import { minute } from '@tonalia/rules/durations';
import { cashDifferenceLimit } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type DeliveryFacts, listDoorLines, readDeliveryFacts } from '../../purchase/index.ts';
import { listPickupResults } from '../pickup/pickup.sql.ts';
import { cashBoxOf } from './cash-box.ts';
import { isLarge, notCollectedOf, sumsOf } from './settlement.rules.ts';
import { findSettlement, listAdjustments, listExplanations, listSettledStops } from './settlement.sql.ts';

/** A load with its settlement, as they are stored. */
export type SettlementStore = Awaited<ReturnType<typeof findSettlement>>[number];

/** In ms: another operator that saved something within it has the settlement in hand. */
const HELD = 5 * minute;

/** SETTLEMENT_NOT_FOUND. */
export async function requireSettlement(db: Database | Transaction, loadCode: string): Promise<SettlementStore> {
  const [row] = await findSettlement(db, loadCode);
  if (!row) throw new OfficeError('SETTLEMENT_NOT_FOUND');
  return row;
}

/** One settlement as an operator sees it. SETTLEMENT_NOT_FOUND. */
export async function readSettlement(
  db: Database,
  clock: Clock,
  operatorId: string,
  loadCode: string,
): Promise<Settlement> {
  const row = await requireSettlement(db, loadCode);
  const [stops, explanations, adjustments, cashBox] = await Promise.all([
    readStops(db, [row.id]),
    listExplanations(db, row.id),
    listAdjustments(db, row.id),
    cashBoxOf(db, row.warehouseId),
  ]);
  const sums = sumsOf(stops, row.counted);
  const isHeld = row.heldAt !== null && clock.now().getTime() - row.heldAt.getTime() < HELD;
  return {
    ...rowOf(row, stops),
    stops: stops.map(
      ({
        loadId: _,
        shipmentId: _shipment,
        deliveryId: _delivery,
        orderId: _order,
        isOnTheWay: _way,
        isCounted: _counted,
        owed: _owed,
        ...stop
      }) => stop,
    ),
    warehouseId: row.warehouseId,
    cashBox,
    count: {
      notes: noteValues.map((value) => ({ value, count: row.notes?.[String(value)] ?? 0 })),
      coins: row.coins ?? 0,
    },
    change: row.change,
    isChangeReturned: row.isChangeReturned,
    signedAt: row.signedAt?.toISOString() ?? null,
    explanations: explanations.map(({ id, ...one }) => ({ _id: id, ...one })),
    limit: cashDifferenceLimit,
    needsSecondPerson: isLarge(sums.difference ?? 0, cashDifferenceLimit),
    approved: named(row.approvedByName, row.approvedAt),
    closed: named(row.closedByName, row.settledAt),
    heldBy: isHeld && row.heldBy !== operatorId ? row.heldByName : null,
    lastSave: newest([named(row.heldByName, row.heldAt), named(row.approvedByName, row.approvedAt)]),
    adjustments: adjustments.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    version: row.version,
  };
}

const named = (name: string | null, at: Date | null) => (name !== null && at ? { name, at: at.toISOString() } : null);

const newest = (saves: readonly ReturnType<typeof named>[]) =>
  saves
    .flatMap((one) => one ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .at(0) ?? null;

/** A stop with what closing needs of it. */
export interface ReadStop extends SettlementStop {
  loadId: string;
  shipmentId: string;
  deliveryId: string | null;
  orderId: string;
  isOnTheWay: boolean;
  isCounted: boolean;
  /** Pesos of a delivered order that were not paid at the door. */
  owed: number;
}

/** A load as a list shows it. */
export function rowOf(
  row: Pick<SettlementStore, 'code' | 'route' | 'driver' | 'dispatchDate' | 'closedAt' | 'counted'>,
  stops: readonly ReadStop[],
): Omit<SettlementRow, 'stops'> & { stops: readonly ReadStop[] } {
  return {
    code: row.code,
    route: row.route,
    driver: row.driver,
    dispatchDate: row.dispatchDate,
    stops,
    open: stops.filter(({ isPending }) => isPending).length,
    closedAt: row.closedAt?.toISOString() ?? null,
    sums: sumsOf(stops, row.counted),
  };
}

/** The stops of these loads; what a stop without a result is to collect is that of its order now. */
export async function readStops(db: Database | Transaction, loadIds: readonly string[]): Promise<ReadStop[]> {
  const rows = await listSettledStops(db, [...loadIds]);
  const ids = rows.map(({ shipmentId }) => shipmentId);
  const facts = new Map((await readDeliveryFacts(db, ids)).map((one) => [one.shipmentId, one]));
  const lines = Map.groupBy(await listDoorLines(db, ids), ({ shipmentId }) => shipmentId);
  const pickups = new Map(
    (await listPickupResults(db, [...loadIds])).map(({ stopId, ...ended }) => [stopId, ended] as const),
  );
  return rows.flatMap((row) => {
    const fact = facts.get(row.shipmentId);
    const units = (lines.get(row.shipmentId) ?? []).reduce((sum, one) => sum + one.units, 0);
    return fact ? [{ ...toStop(row, fact, units), pickup: pickups.get(row.id) ?? null }] : [];
  });
}

function toStop(
  { id, expected: stored, reference, at, ...row }: Awaited<ReturnType<typeof listSettledStops>>[number],
  facts: DeliveryFacts,
  units: number,
): Omit<ReadStop, 'pickup'> {
  const isDelivery = row.kind === 'delivery';
  const isOnTheWay = facts.status === 'dispatched';
  const isPending = isDelivery && row.result === null && isOnTheWay;
  const money = { ...row, isPending, expected: isDelivery ? (stored ?? facts.toCollect) : 0 };
  return {
    ...money,
    _id: id,
    code: reference ?? facts.orderCode,
    customer: facts.customer,
    at: at?.toISOString() ?? null,
    notCollected: notCollectedOf(money),
    unitsBack: row.result === 'refused' ? units : row.backs.reduce((sum, back) => sum + back.units, 0),
    orderId: facts.orderId,
    owed: isDelivery && row.result !== null && row.result !== 'refused' ? facts.toCollect : 0,
    isOnTheWay,
  };
}
