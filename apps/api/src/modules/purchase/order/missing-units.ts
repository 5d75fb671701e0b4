import type { Transaction } from '../../../platform/transaction.ts';
import { type WarehouseNeed, lockUnits, takeOut } from '../../products/index.ts';
import { notFoundReason } from './missing-units.es-CO.ts';
import { listMissingUnits, saveMissingUnits } from './missing-units.sql.ts';

/** Units of a version that a shipment misses. */
export interface MissingUnits {
  shipmentId: string;
  versionId: string;
  /** 0 when all were found. */
  units: number;
}

/** Units that an order gives up, of one of its shipments. */
export interface FreedUnits extends WarehouseNeed {
  shipmentId: string;
}

/** The order that gives units up, its operator, and the stock rows that change with them. */
export interface GivingOrder {
  document: string;
  operatorId: string | null;
  /** Rows that the same transaction changes afterwards, locked with the others in one order. */
  also?: readonly WarehouseNeed[];
}

/** Records how many units of a version shipments miss. Lock their orders first. */
export async function reportMissing(tx: Transaction, missing: readonly MissingUnits[]): Promise<void> {
  if (missing.length === 0) return;
  await saveMissingUnits(tx, {
    shipmentIds: missing.map(({ shipmentId }) => shipmentId),
    versionIds: missing.map(({ versionId }) => versionId),
    units: missing.map(({ units }) => units),
  });
}

/**
 * Takes units out of the stock that were reported missing, because their order gives them up: they are in no shelf, so they must not be
 * sold again. Returns the freed units that are in the building. Lock the order first.
 */
export async function writeOffMissing(
  tx: Transaction,
  freed: readonly FreedUnits[],
  { document, operatorId, also = [] }: GivingOrder,
): Promise<WarehouseNeed[]> {
  const shipmentIds = [...new Set(freed.map(({ shipmentId }) => shipmentId))];
  const missing = shipmentIds.length > 0 ? await listMissingUnits(tx, shipmentIds) : [];
  if (missing.length === 0) return [...freed];
  await lockUnits(tx, [...freed, ...also]);
  const { gone, back } = splitMissing(freed, missing);
  await takeOut(
    tx,
    gone.map((one) => ({ ...one, document })),
    { cause: 'adjustment', reason: notFoundReason, operatorId },
  );
  await reportMissing(tx, missing);
  return back;
}

/** Lowers `missing` by the units that are gone. */
function splitMissing(freed: readonly FreedUnits[], missing: readonly MissingUnits[]) {
  const gone: WarehouseNeed[] = [];
  const back: WarehouseNeed[] = [];
  for (const { shipmentId, versionId, warehouseId, quantity } of freed) {
    const row = missing.find((one) => one.shipmentId === shipmentId && one.versionId === versionId);
    const units = Math.min(quantity, row?.units ?? 0);
    if (row) row.units -= units;
    if (units > 0) gone.push({ versionId, warehouseId, quantity: units });
    if (quantity > units) back.push({ versionId, warehouseId, quantity: quantity - units });
  }
  return { gone, back };
}
