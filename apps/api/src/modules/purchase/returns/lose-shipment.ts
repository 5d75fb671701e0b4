import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { cancelEmptyParts } from '../adjust/adjust.sql.ts';
import { moveShipmentsBack } from '../order/bulk-act.sql.ts';
import { type LockedShipment, listShipments } from '../order/change-order.sql.ts';
import { type LockedOrder, lockOrderByCode } from '../order/change-order.ts';
import { advanceOrder } from '../order/advance-order.ts';
import type { OperatorReason } from '../order/change-shipment.ts';
import { endOrder } from '../order/end-order.ts';
import { holdAboveLimit } from '../order/hold-above-limit.ts';
import { isSettled } from '../order/order.rules.ts';
import { bringBack } from './bring-back.ts';
import { type ShipmentHome, bringShipmentHome } from '../door/bring-shipment-home.ts';
import { partLost } from './lost-words.es-CO.ts';

/** A shipment that its customer did not take, and of which nothing came back good. */
export interface LostShipment extends ShipmentHome {
  /** All units that left with it. */
  lines: readonly { line: number; units: number }[];
  /** Whether the operator just proved the second factor: a refund asks for it. */
  mayRefund: boolean;
}

/**
 * Writes off a shipment on its way in the caller's transaction: its units are a loss, and its money goes back as of goods that were refused at
 * the door. The order is rejected when it has no other part, and the customer reads the reason; else the part is cancelled, and the others
 * stay. Lock the order first. False when it is not on its way any more. STEP_UP_REQUIRED when a payment would be refunded and must not be.
 */
export async function loseShipment(
  tx: Transaction,
  clock: Clock,
  { orderCode, shipmentId, lines, mayRefund }: LostShipment,
  reason: OperatorReason,
): Promise<boolean> {
  const order = await lockOrderByCode(tx, orderCode);
  if (!order || !isSettled(order.status)) return false;
  const shipments = await listShipments(tx, [order.id]);
  const lost = shipments.find(({ id }) => id === shipmentId);
  if (lost?.status !== 'dispatched') return false;
  const isOnly = shipments.every((one) => one === lost || one.status === 'cancelled');
  const { why, by, operator } = reason;
  await bringBack(tx, clock, {
    order,
    shipmentId,
    cause: 'door',
    lines: lines.map((one) => ({ ...one, to: 'loss', reason: why })),
    money: undefined,
    why,
    by,
    operator,
    mayRefund,
    // the end of an order has its own message
    words: isOnly ? '' : partLost(why),
  });
  if (isOnly) await rejectLost(tx, clock, { orderCode, shipmentId, orderId: order.id }, reason);
  else await cancelLost(tx, order, shipments, { shipmentId, reason });
  const detail = { dispatchDate: lost.dispatchDate, shipmentId, words: why, by };
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.shipment_lost',
    subjectId: order.id,
    detail,
  });
  return true;
}

/** As a shipment that came back, and then the desk rejects its order. */
async function rejectLost(
  tx: Transaction,
  clock: Clock,
  { orderId, ...home }: ShipmentHome & { orderId: string },
  reason: OperatorReason,
): Promise<void> {
  await bringShipmentHome(tx, home, reason);
  await endOrder(tx, clock, { orderId, to: 'rejected', reason, isLost: true });
  await holdAboveLimit(tx, orderId, { operatorId: reason.operator?.operatorId ?? null, by: reason.by });
}

/** The order follows the parts that it has left. */
async function cancelLost(
  tx: Transaction,
  order: LockedOrder,
  shipments: readonly LockedShipment[],
  { shipmentId, reason }: { shipmentId: string; reason: OperatorReason },
): Promise<void> {
  await moveShipmentsBack(tx, { ids: [shipmentId], status: 'preparing' });
  await cancelEmptyParts(tx, order.id);
  const after = shipments.map(({ id, status }) => (id === shipmentId ? 'cancelled' : status));
  await advanceOrder(tx, order, after, reason);
}
