import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { insertBulkActItem } from './bulk-act.sql.ts';
import { type LockedShipment, findApprovedPayments, listShipments, updateShipment } from './change-order.sql.ts';
import { type LockedOrder, type OrderChangeReason, changeOrder, lockOrderByCode } from './change-order.ts';
import { endOrder } from './end-order.ts';
import {
  type OrderStatus,
  type ShipmentStatus,
  canShipmentBecome,
  isSettled,
  isUndone,
  stepsTo,
} from './order.rules.ts';

/** The result of moving a shipment: the order's new status, or the reason it did not move. */
export type ShipmentMoveResult =
  | { outcome: 'moved'; status: OrderStatus; dispatchDate: string | null }
  | { outcome: 'no_order' }
  /** The order waits for its payment, or has ended. */
  | { outcome: 'not_now'; status: OrderStatus }
  | { outcome: 'no_shipment'; dates: (string | null)[] }
  | { outcome: 'wrong_step'; from: ShipmentStatus };

/** Why an operator changes an order, for its history and the audit event. */
export interface OperatorReason extends OrderChangeReason {
  /** The operator's name, or the account of the machine at a command. */
  by: string;
  /** The operator in the office; absent at a command. */
  operator?: OperatorAuthor;
  /** The bulk act that the change belongs to; it can be undone. */
  actId?: string | undefined;
}

/** Why an operator ends an order, and whether that may refund its payments; by default it may. */
export interface RejectionReason extends OperatorReason {
  mayRefund?: boolean;
  /** `cancelled` when the customer asked for it; by default `rejected`. */
  to?: 'rejected' | 'cancelled';
}

/** A step of one shipment of an order. */
export interface ShipmentMove {
  orderCode: string;
  to: 'preparing' | 'dispatched' | 'delivered';
  /** Dispatch date of the shipment; undefined for the only one, or the one in stock. */
  dispatchDate: string | undefined;
  /** When it was delivered, as a driver's phone says; never before it left nor after now. Absent for now. */
  at?: Date | undefined;
}

/** Moves a shipment to its next state, and its order with it. Each change is published once. */
export const changeShipment = (db: Database, move: ShipmentMove, reason: OperatorReason): Promise<ShipmentMoveResult> =>
  inTransaction(db, (tx) => moveShipment(tx, move, reason));

/** Locks the order, so that nothing of it changes before `moveShipment` in the same transaction. False for an unknown code. */
export const lockForMove = async (tx: Transaction, orderCode: string): Promise<boolean> =>
  (await lockOrderByCode(tx, orderCode)) !== undefined;

/** As `changeShipment`, in the caller's transaction. The order is its first lock. */
export async function moveShipment(
  tx: Transaction,
  { orderCode, to, dispatchDate, at }: ShipmentMove,
  reason: OperatorReason,
): Promise<ShipmentMoveResult> {
  const order = await lockOrderByCode(tx, orderCode);
  if (!order) return { outcome: 'no_order' };
  const shipments = await listShipments(tx, order.id);
  const decision = decideMove(order.status, shipments, { to, dispatchDate });
  if (decision.outcome !== 'possible') return decision;
  const { shipment } = decision;
  await updateShipment(tx, { id: shipment.id, status: to, at: at ?? null });
  if (reason.actId !== undefined) await insertBulkActItem(tx, { actId: reason.actId, shipmentId: shipment.id });
  const after = shipments.map((one) => (one === shipment ? to : one.status));
  const moved = await advanceOrder(tx, order, after, reason);
  await publishShipmentChange(tx, moved, shipment, to);
  await recordOrderEvent(tx, order, {
    action: `purchase.shipment_${to}`,
    reason,
    detail: { dispatchDate: shipment.dispatchDate },
  });
  return { outcome: 'moved', status: moved.status, dispatchDate: shipment.dispatchDate };
}

type ShipmentPart = Pick<LockedShipment, 'dispatchDate' | 'status'>;

/** Whether a shipment of an order may move, and which one; else the reason. */
export function decideMove<S extends ShipmentPart>(
  status: OrderStatus,
  shipments: readonly S[],
  { to, dispatchDate }: Omit<ShipmentMove, 'orderCode'>,
): { outcome: 'possible'; shipment: S } | Exclude<ShipmentMoveResult, { outcome: 'moved' | 'no_order' }> {
  if (!isSettled(status)) return { outcome: 'not_now', status };
  const shipment = selectShipment(shipments, dispatchDate);
  if (!shipment) return { outcome: 'no_shipment', dates: shipments.map((one) => one.dispatchDate) };
  if (!canShipmentBecome(shipment.status, to)) return { outcome: 'wrong_step', from: shipment.status };
  return { outcome: 'possible', shipment };
}

function selectShipment<S extends ShipmentPart>(
  shipments: readonly S[],
  dispatchDate: string | undefined,
): S | undefined {
  const living = shipments.filter(({ status }) => status !== 'cancelled');
  if (dispatchDate !== undefined) return living.find((one) => one.dispatchDate === dispatchDate);
  return living.length === 1 ? living[0] : living.find((one) => one.dispatchDate === null);
}

/** Changes a locked order to the state of its parts, through the states between. */
export async function advanceOrder(
  tx: Transaction,
  order: LockedOrder,
  shipments: readonly ShipmentStatus[],
  reason: OrderChangeReason,
): Promise<LockedOrder> {
  let now = order;
  for (const step of stepsTo(order.status, shipments)) now = await changeOrder(tx, now, step, reason);
  return now;
}

const publishShipmentChange = (
  tx: Transaction,
  { id, code, customerId }: LockedOrder,
  { dispatchDate }: LockedShipment,
  status: string,
) => publish(tx, 'order.shipment_changed', { orderId: id, orderCode: code, customerId, dispatchDate, status });

/** An operator at a command is not signed in: the audit event names the account of the machine. */
const recordOrderEvent = (
  tx: Transaction,
  { id }: LockedOrder,
  {
    action,
    reason: { actorId, by, operator, actId },
    detail,
  }: { action: string; reason: OperatorReason; detail: { dispatchDate?: string | null } },
) =>
  recordAuditEvent(tx, {
    actorId,
    operator,
    action,
    subjectId: id,
    detail: { ...detail, by, ...(actId !== undefined && { act: actId }) },
  });

/**
 * Rejects or cancels an order before any of it has left and releases its reservations. An order that ended this way already stays as it
 * is, without another audit event. Returns undefined when no order has the code. Throws ORDER_NOT_CANCELLABLE, and
 * STEP_UP_REQUIRED when a payment would be refunded and must not be.
 */
export async function rejectOrder(
  db: Database,
  clock: Clock,
  orderCode: string,
  { mayRefund = true, to = 'rejected', ...reason }: RejectionReason,
): Promise<'rejected' | 'was_rejected' | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderByCode(tx, orderCode);
    if (!order) return undefined;
    if (order.status === to) return 'was_rejected';
    if (isUndone(order.status)) throw new AppError('ORDER_NOT_CANCELLABLE');
    // a payment is approved only under the order's lock
    if (!mayRefund && (await findApprovedPayments(tx, order.id)).length > 0) throw new OfficeError('STEP_UP_REQUIRED');
    await endOrder(tx, clock, { orderId: order.id, to, reason });
    await recordOrderEvent(tx, order, { action: `purchase.order_${to}`, reason, detail: {} });
    return 'rejected';
  });
}
