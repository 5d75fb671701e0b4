import type { DeliveryHours } from '@tonalia/rules/delivery-windows';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import { publish } from '../../../../platform/publish.ts';
import type { Database, Transaction } from '../../../../platform/transaction.ts';
import { exchangeAcross } from '../../../products/index.ts';
import { listWarehouses } from '../../../tracking/index.ts';
import type { LockedOrder } from '../../order/change-order.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { writeOffMissing } from '../../order/missing-units.ts';
import { followMissingUnits } from '../../order/missing-units.sql.ts';
import { removeEmptyShipments } from '../../presale/follow-presale.sql.ts';
import { eventOf } from './lock-delivery.ts';
import type { PlannedMove } from './move.rules.ts';
import { type OrderPart, listHeldUnits, moveSome, moveWhole, raiseVersion } from './one-order.sql.ts';

/** A planned move with the date and window it leads to. `own` is the warehouse of the part; null for the order's. */
export interface ReadyMove extends PlannedMove<OrderPart> {
  dispatchDate: string | null;
  to: string | null;
  window: DeliveryHours | null;
  own: string | null;
}

/** The locked order, in its transaction. */
interface MovingOrder {
  tx: Transaction;
  db: Database;
  order: Pick<LockedOrder, 'id' | 'code'>;
}

/** Moves stock, lines and window, publishes it and writes the audit event. Returns the order's version. INSUFFICIENT_STOCK, WAREHOUSE_NOT_FOUND. */
export async function carryOut(
  { tx, db, order }: MovingOrder & { order: LockedOrder },
  move: ReadyMove,
  reason: OperatorReason,
): Promise<number | undefined> {
  await moveStock({ tx, db, order }, move, reason);
  const shipmentId = await applyMove(tx, order.id, move);
  await record(tx, order, { ...move, shipmentId }, reason);
  const [raised] = await raiseVersion(tx, order.id);
  return raised?.version;
}

/** Reserves the units in the other warehouse and frees them in this one, except those that were not found. Presale units are in no warehouse. */
export async function moveStock(
  { tx, db, order }: MovingOrder,
  { part, lines, from, into }: PlannedMove<OrderPart>,
  { operator }: OperatorReason,
): Promise<void> {
  if (from === into) return;
  if (!(await listWarehouses(db)).some(({ id }) => id === into)) throw new OfficeError('WAREHOUSE_NOT_FOUND');
  const held = await listHeldUnits(tx, { orderId: order.id, lines: lines.map(({ line }) => line) });
  const taken = held.map((one) => ({ ...one, warehouseId: into }));
  const back = await writeOffMissing(
    tx,
    held.map((one) => ({ ...one, shipmentId: part.id, warehouseId: from })),
    { document: order.code, operatorId: operator?.operatorId ?? null, also: taken },
  );
  const [short] = await exchangeAcross(tx, { back, taken });
  const line = held.find(({ versionId }) => versionId === short?.versionId);
  if (short)
    throw new AppError('INSUFFICIENT_STOCK', { code: line?.code ?? '', name: line?.name ?? '', left: short.left });
}

async function record(
  tx: Transaction,
  order: LockedOrder,
  { shipmentId, lines, from, into, dispatchDate, to }: ReadyMove & { shipmentId: string },
  { by, operator }: OperatorReason,
): Promise<void> {
  await publish(tx, 'order.shipment_moved', { ...eventOf(order), shipmentId, dispatchDate: to });
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const detail = { by, shipmentId, dispatchDate, to, units, ...(from !== into && { from, into }) };
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.shipment_moved',
    subjectId: order.id,
    detail,
  });
}

/** Returns the part that has the units now. */
async function applyMove(
  tx: Transaction,
  orderId: string,
  { part, lines, isWhole, to, window, own }: ReadyMove,
): Promise<string> {
  const at = { orderId, to, day: window?.day ?? null, from: window?.from ?? null, until: window?.to ?? null };
  if (isWhole) {
    await moveWhole(tx, { ...at, id: part.id, warehouseId: own });
    return part.id;
  }
  const [moved] = await moveSome(tx, { ...at, lines: lines.map(({ line }) => line), warehouseId: own });
  const shipmentId = moved?.shipmentId ?? part.id;
  await followMissingUnits(tx, { from: part.id, to: shipmentId });
  await removeEmptyShipments(tx, orderId);
  return shipmentId;
}
