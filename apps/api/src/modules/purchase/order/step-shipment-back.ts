import { recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findLoadOfShipment, findSettledStatus, markItemUndone, moveShipmentBack } from './bulk-act.sql.ts';
import { listShipments } from './change-order.sql.ts';
import { lockOrderByCode, moveOrderBack } from './change-order.ts';
import type { OperatorReason, ShipmentMove } from './change-shipment.ts';
import { isSettled, orderBackTo, stepBefore } from './order.rules.ts';

/** A shipment that a bulk act moved. */
export interface MovedShipment {
  actId: string;
  orderCode: string;
  shipmentId: string;
  /** The state it was moved to. */
  movedTo: ShipmentMove['to'];
}

/**
 * `was_undone`: another operator did it before. `moved_on`: the shipment or the order has changed since the act. `on_road`: its load has left
 * with it, so it cannot be in the warehouse.
 */
export type StepBackResult = 'undone' | 'was_undone' | 'moved_on' | 'on_road';

/** Moves a shipment, and its order with it, back to the state before a bulk act. The customer gets a correction. */
export async function stepShipmentBack(
  db: Database,
  { actId, orderCode, shipmentId, movedTo }: MovedShipment,
  { actorId, why, by, operator }: OperatorReason,
): Promise<StepBackResult> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderByCode(tx, orderCode);
    if (!order) return 'moved_on';
    const shipments = await listShipments(tx, [order.id]);
    const shipment = shipments.find(({ id }) => id === shipmentId);
    if (!shipment || shipment.status !== movedTo || !isSettled(order.status)) return 'moved_on';
    const [travels] = movedTo === 'dispatched' ? await findLoadOfShipment(tx, shipmentId) : [];
    if (typeof travels?.loadCode === 'string') return 'on_road';
    if ((await markItemUndone(tx, { actId, shipmentId })).length === 0) return 'was_undone';
    const status = stepBefore(movedTo);
    await moveShipmentBack(tx, { id: shipmentId, status });
    const [settled] = await findSettledStatus(tx, order.id);
    const after = shipments.map((one) => (one === shipment ? status : one.status));
    const goal = orderBackTo(order.status, after, settled?.status ?? 'confirmed');
    if (goal !== order.status) await moveOrderBack(tx, order, goal, { why, actorId });
    const { dispatchDate } = shipment;
    await publish(tx, 'order.shipment_changed', {
      orderId: order.id,
      orderCode: order.code,
      customerId: order.customerId,
      dispatchDate,
      status: 'corrected',
      why: movedTo,
    });
    const detail = { dispatchDate, from: movedTo, to: status, act: actId, by };
    const action = 'purchase.shipment_moved_back';
    await recordAuditEvent(tx, { actorId, operator, action, subjectId: order.id, detail });
    return 'undone';
  });
}
