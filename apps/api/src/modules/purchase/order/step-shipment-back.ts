import { recordActs } from '../../../platform/audit.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { listOnRoad, listSettledStatuses, markItemsUndone, moveShipmentsBack } from './bulk-act.sql.ts';
import { type LockedShipment, listShipments, selectFreeOrdersForUpdate } from './change-order.sql.ts';
import { type LockedOrder, lockOrderByCode, moveOrdersBack } from './change-order.ts';
import type { OperatorReason, ShipmentMove } from './change-shipment.ts';
import { isSettled, orderBackTo, stepBefore } from './order.rules.ts';
import { publishShipments } from './publish-shipments.ts';
import { takePartsIn } from './part-units.ts';

/** A step that a bulk act made. */
export interface UndoneStep {
  actId: string;
  /** The state it moved its shipments to. */
  movedTo: ShipmentMove['to'];
  /** Nothing moves, and the results say what would. */
  dryRun: boolean;
}

/** A shipment that a bulk act moved. */
export interface MovedShipment {
  orderCode: string;
  shipmentId: string;
}

/**
 * `was_undone`: another operator did it before. `moved_on`: the shipment or the order has changed since the act. `on_road`: its load has left
 * with it, so it cannot be in the warehouse.
 */
export type StepBackResult = 'undone' | 'was_undone' | 'moved_on' | 'on_road';

/** Moves a shipment, and its order with it, back to the state before a bulk act. The customer gets a correction. */
export const stepShipmentBack = (
  db: Database,
  item: MovedShipment,
  step: UndoneStep,
  reason: OperatorReason,
): Promise<StepBackResult> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderByCode(tx, item.orderCode);
    const [result] = order ? await stepLockedBack(tx, [{ order, item }], step, reason) : [];
    return result ?? 'moved_on';
  });

/**
 * As `stepShipmentBack` for a shipment of each of different orders, in one transaction, until one that another transaction holds. Returns
 * the results of those before it.
 */
export const stepFreeShipmentsBack = (
  db: Database,
  items: readonly MovedShipment[],
  step: UndoneStep,
  reason: OperatorReason,
): Promise<StepBackResult[]> =>
  inTransaction(db, async (tx) => {
    const codes = items.map(({ orderCode }) => orderCode);
    const held = new Map((await selectFreeOrdersForUpdate(tx, codes)).map((order) => [order.code, order]));
    const locked: LockedItem[] = [];
    for (const item of items) {
      const order = held.get(item.orderCode);
      if (!order) break;
      locked.push({ order, item });
    }
    return stepLockedBack(tx, locked, step, reason);
  });

interface LockedItem {
  order: LockedOrder;
  item: MovedShipment;
}

/** A shipment that moves back, among all of its order. */
interface PartBack {
  order: LockedOrder;
  shipment: LockedShipment;
  parts: readonly LockedShipment[];
}

async function stepLockedBack(
  tx: Transaction,
  items: readonly LockedItem[],
  step: UndoneStep,
  reason: OperatorReason,
): Promise<StepBackResult[]> {
  const orderIds = items.map(({ order }) => order.id);
  const shipments = Map.groupBy(await listShipments(tx, orderIds), ({ orderId }) => orderId);
  const ids = items.map(({ item }) => item.shipmentId);
  const onRoad = step.movedTo === 'dispatched' ? await listOnRoad(tx, ids) : [];
  const travels = new Set(onRoad.map(({ id }) => id));
  const found = items.map(({ order, item }) => {
    const parts = shipments.get(order.id) ?? [];
    const shipment = parts.find(({ id }) => id === item.shipmentId);
    if (!shipment || shipment.status !== step.movedTo || !isSettled(order.status)) return 'moved_on';
    return travels.has(shipment.id) ? 'on_road' : { order, shipment, parts };
  });
  if (step.dryRun) return found.map((one) => (typeof one === 'string' ? one : 'undone'));
  const possible = found.filter((one) => typeof one !== 'string');
  const shipmentIds = possible.map(({ shipment }) => shipment.id);
  const marked = possible.length > 0 ? await markItemsUndone(tx, { actId: step.actId, shipmentIds }) : [];
  const isMarked = new Set(marked.map(({ id }) => id));
  await moveBack(
    tx,
    possible.filter(({ shipment }) => isMarked.has(shipment.id)),
    step,
    reason,
  );
  return found.map((one) => {
    if (typeof one === 'string') return one;
    return isMarked.has(one.shipment.id) ? 'undone' : 'was_undone';
  });
}

async function moveBack(
  tx: Transaction,
  moving: readonly PartBack[],
  { actId, movedTo }: UndoneStep,
  { actorId, why, by, operator }: OperatorReason,
): Promise<void> {
  if (moving.length === 0) return;
  const status = stepBefore(movedTo);
  const ids = moving.map(({ shipment }) => shipment.id);
  await moveShipmentsBack(tx, { ids, status });
  if (movedTo === 'dispatched') await takePartsIn(tx, ids, 'order', { why, operator });
  const orderIds = moving.map(({ order }) => order.id);
  const settled = new Map((await listSettledStatuses(tx, orderIds)).map((row) => [row.orderId, row.status]));
  const goals = moving.map(({ order, shipment, parts }) => {
    const after = parts.map((one) => (one === shipment ? status : one.status));
    return { order, to: orderBackTo(order.status, after, settled.get(order.id) ?? 'confirmed') };
  });
  await moveOrdersBack(
    tx,
    goals.filter(({ order, to }) => to !== order.status),
    { why, actorId },
  );
  await publishShipments(tx, moving, { status: 'corrected', why: movedTo });
  await recordActs(
    tx,
    moving.map(({ order, shipment: { id: shipmentId, dispatchDate } }) => ({
      actorId,
      operator,
      action: 'purchase.shipment_moved_back',
      subjectId: order.id,
      detail: { dispatchDate, shipmentId, from: movedTo, to: status, act: actId, by },
    })),
  );
}
