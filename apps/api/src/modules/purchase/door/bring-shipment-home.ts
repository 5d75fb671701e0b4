import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { listSettledStatuses, moveShipmentsBack } from '../order/bulk-act.sql.ts';
import { listShipments } from '../order/change-order.sql.ts';
import { lockOrderByCode, moveOrdersBack } from '../order/change-order.ts';
import type { OperatorReason } from '../order/change-shipment.ts';
import { isSettled, orderBackTo } from '../order/order.rules.ts';
import { takePartsIn } from '../order/part-units.ts';

/** A shipment that came back whole. */
export interface ShipmentHome {
  orderCode: string;
  shipmentId: string;
}

/**
 * A shipment that its customer did not take is in the warehouse again, prepared: it leaves another day, or its order is rejected. The customer
 * got its message at the door. Lock the order first. False when it is not on its way any more.
 */
export async function bringShipmentHome(
  tx: Transaction,
  { orderCode, shipmentId }: ShipmentHome,
  { actorId, why, by, operator }: OperatorReason,
): Promise<boolean> {
  const order = await lockOrderByCode(tx, orderCode);
  if (!order || !isSettled(order.status)) return false;
  const shipments = await listShipments(tx, [order.id]);
  const shipment = shipments.find(({ id }) => id === shipmentId);
  if (shipment?.status !== 'dispatched') return false;
  await moveShipmentsBack(tx, { ids: [shipmentId], status: 'preparing' });
  await takePartsIn(tx, [shipmentId], 'return', { why, operator });
  const [settled] = await listSettledStatuses(tx, [order.id]);
  const after = shipments.map((one) => (one === shipment ? 'preparing' : one.status));
  const goal = orderBackTo(order.status, after, settled?.status ?? 'confirmed');
  if (goal !== order.status) await moveOrdersBack(tx, [{ order, to: goal }], { why, actorId });
  const detail = { dispatchDate: shipment.dispatchDate, shipmentId, by };
  await recordAuditEvent(tx, { actorId, operator, action: 'purchase.shipment_home', subjectId: order.id, detail });
  return true;
}
