import { type AuditEvent, type OperatorAuthor, recordActs } from '../../../platform/audit.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { advanceOrders } from './advance-order.ts';
import { insertBulkActItems } from './bulk-act.sql.ts';
import { type LockedShipment, listShipments, selectFreeOrdersForUpdate, updateShipments } from './change-order.sql.ts';
import { type LockedOrder, type OrderChangeReason, lockOrderByCode } from './change-order.ts';
import { publishShipments } from './publish-shipments.ts';
import { takePartsOut } from './part-units.ts';
import { type OrderStatus, type ShipmentStatus, canShipmentBecome, isSettled } from './order.rules.ts';

/** The result of moving a shipment: the order's new status, or the reason it did not move. */
export type ShipmentMoveResult =
  | { outcome: 'moved'; status: OrderStatus; dispatchDate: string | null }
  | { outcome: 'no_order' }
  /** The order waits for its payment, or has ended. */
  | { outcome: 'not_now'; status: OrderStatus }
  | { outcome: 'no_shipment'; dates: (string | null)[] }
  /** Two parts have the date, and the move names neither. */
  | { outcome: 'ambiguous' }
  | { outcome: 'wrong_step'; from: ShipmentStatus };

/** Why an operator changes an order, for its history and the audit event. */
export interface OperatorReason extends OrderChangeReason {
  /** The operator's name, or the account of the machine at a command. */
  by: string;
  /** The operator in the office; absent at a command. */
  operator?: OperatorAuthor;
  /** The bulk act that the change belongs to; it can be undone. */
  actId?: string | undefined;
  /** The wave that is picked, for the order's history. */
  wave?: { number: number; name: string } | undefined;
}

/** A step of one shipment of an order. */
export interface ShipmentMove {
  orderCode: string;
  to: 'preparing' | 'dispatched' | 'delivered';
  /** Dispatch date of the shipment, null in stock; undefined for the one that `shipmentId` names, the only one, or the one in stock. */
  dispatchDate?: string | null | undefined;
  /** The shipment. With a date too, it moves only while it has that date. */
  shipmentId?: string | undefined;
  /** The warehouse that it leaves from, of two with one date. */
  warehouseId?: string | undefined;
  /** No message to the customer; the list of notices has the step all the same. */
  quiet?: boolean;
  /** When it was delivered, as a driver's phone says; never before it left nor after now. Absent for now. */
  at?: Date | undefined;
}

/** Moves a shipment to its next state, and its order with it. Each change is published once. */
export const changeShipment = (db: Database, move: ShipmentMove, reason: OperatorReason): Promise<ShipmentMoveResult> =>
  inTransaction(db, (tx) => moveShipment(tx, move, reason));

/**
 * As `changeShipment` for each order in turn, in one transaction, until one that another transaction holds. Returns the results of
 * the orders before it.
 */
export const changeFreeShipments = (
  db: Database,
  codes: readonly string[],
  move: Omit<ShipmentMove, 'orderCode'>,
  reason: OperatorReason,
): Promise<ShipmentMoveResult[]> =>
  inTransaction(db, async (tx) => {
    const held = new Map((await selectFreeOrdersForUpdate(tx, [...codes])).map((order) => [order.code, order]));
    const orders: LockedOrder[] = [];
    for (const code of codes) {
      const order = held.get(code);
      if (!order) break;
      orders.push(order);
    }
    return moveLocked(tx, orders, move, reason);
  });

/** Locks the order, so that nothing of it changes before `moveShipment` in the same transaction. False for an unknown code. */
export const lockForMove = async (tx: Transaction, orderCode: string): Promise<boolean> =>
  (await lockOrderByCode(tx, orderCode)) !== undefined;

/** As `changeShipment`, in the caller's transaction. The order is its first lock. */
export async function moveShipment(
  tx: Transaction,
  { orderCode, ...move }: ShipmentMove,
  reason: OperatorReason,
): Promise<ShipmentMoveResult> {
  const order = await lockOrderByCode(tx, orderCode);
  const [result] = order ? await moveLocked(tx, [order], move, reason) : [];
  return result ?? { outcome: 'no_order' };
}

/** A part of a locked order that moves. */
interface MovedPart {
  order: LockedOrder;
  shipment: LockedShipment;
  /** The states of all parts of the order after the move. */
  after: ShipmentStatus[];
}

/** Moves a part of each of different locked orders, in as many statements as of one. */
async function moveLocked(
  tx: Transaction,
  orders: readonly LockedOrder[],
  move: Omit<ShipmentMove, 'orderCode'>,
  reason: OperatorReason,
): Promise<ShipmentMoveResult[]> {
  const shipments = Map.groupBy(
    await listShipments(
      tx,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const decisions = orders.map((order) => {
    const parts = shipments.get(order.id) ?? [];
    return { order, parts, decision: decideMove(order.status, parts, move) };
  });
  const moved = decisions.flatMap(({ order, parts, decision }): MovedPart[] => {
    if (decision.outcome !== 'possible') return [];
    const { shipment } = decision;
    return [{ order, shipment, after: parts.map((one) => (one === shipment ? move.to : one.status)) }];
  });
  const after = await applyMoves(tx, moved, move, reason);
  return decisions.map(({ order, decision }) => {
    if (decision.outcome !== 'possible') return decision;
    const status = after.get(order.id) ?? order.status;
    return { outcome: 'moved', status, dispatchDate: decision.shipment.dispatchDate };
  });
}

/** Returns the status of each order after its move, by id. */
async function applyMoves(
  tx: Transaction,
  moved: readonly MovedPart[],
  { to, at, quiet = false }: Omit<ShipmentMove, 'orderCode'>,
  reason: OperatorReason,
): Promise<Map<string, OrderStatus>> {
  if (moved.length === 0) return new Map();
  const ids = moved.map(({ shipment }) => shipment.id);
  await updateShipments(tx, { ids, status: to, at: at ?? null });
  if (to === 'dispatched') await takePartsOut(tx, ids, reason);
  if (reason.actId !== undefined) await insertBulkActItems(tx, { actId: reason.actId, shipmentIds: ids });
  const orders = await advanceOrders(tx, moved, reason);
  await publishShipments(tx, moved, { status: to, ...(quiet && { quiet }) });
  await recordActs(
    tx,
    moved.map(({ order, shipment: { id: shipmentId, dispatchDate } }) =>
      orderEvent(order, { action: `purchase.shipment_${to}`, reason, detail: { dispatchDate, shipmentId } }),
    ),
  );
  return new Map(orders.map(({ id, status }) => [id, status]));
}

type ShipmentPart = Pick<LockedShipment, 'id' | 'dispatchDate' | 'warehouseId' | 'status'>;

/** Whether a shipment of an order may move, and which one; else the reason. */
export function decideMove<S extends ShipmentPart>(
  status: OrderStatus,
  shipments: readonly S[],
  { to, ...named }: Omit<ShipmentMove, 'orderCode'>,
): { outcome: 'possible'; shipment: S } | Exclude<ShipmentMoveResult, { outcome: 'moved' | 'no_order' }> {
  if (!isSettled(status)) return { outcome: 'not_now', status };
  const [shipment, ...others] = selectShipments(shipments, named);
  if (others.length > 0) return { outcome: 'ambiguous' };
  if (!shipment) return { outcome: 'no_shipment', dates: shipments.map((one) => one.dispatchDate) };
  if (!canShipmentBecome(shipment.status, to)) return { outcome: 'wrong_step', from: shipment.status };
  return { outcome: 'possible', shipment };
}

function selectShipments<S extends ShipmentPart>(
  shipments: readonly S[],
  { dispatchDate, shipmentId, warehouseId }: Pick<ShipmentMove, 'dispatchDate' | 'shipmentId' | 'warehouseId'>,
): S[] {
  const living = shipments.filter(({ status }) => status !== 'cancelled');
  if (dispatchDate === undefined && shipmentId === undefined)
    return living.length === 1 ? living : living.filter((one) => one.dispatchDate === null);
  return living.filter(
    (one) =>
      (shipmentId === undefined || one.id === shipmentId) &&
      (warehouseId === undefined || one.warehouseId === warehouseId) &&
      (dispatchDate === undefined || one.dispatchDate === dispatchDate),
  );
}

/** The audit event of an operator's act. At a command nothing is signed in: the event names the account of the machine. */
export const orderEvent = (
  { id }: LockedOrder,
  {
    action,
    reason: { actorId, by, operator, actId, wave },
    detail,
  }: { action: string; reason: OperatorReason; detail: { dispatchDate?: string | null; shipmentId?: string } },
): AuditEvent => ({
  actorId,
  operator,
  action,
  subjectId: id,
  detail: {
    ...detail,
    by,
    ...(actId !== undefined && { act: actId }),
    ...(wave && { wave: wave.number, waveName: wave.name }),
  },
});
