import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockOrderByCode } from '../order/change-order.ts';
import { publishShipments } from '../order/publish-shipments.ts';

/** A shipment that its customer did not take. */
export interface NotReceived {
  orderCode: string;
  shipmentId: string;
  dispatchDate: string | null;
  /** The driver's reason in the customer's words. */
  why: string;
  by: string;
}

/** The customer gets a message; the shipment stays on its way until its vehicle is back. */
export async function reportNotReceived(
  tx: Transaction,
  { orderCode, shipmentId, dispatchDate, why, by }: NotReceived,
): Promise<void> {
  const order = await lockOrderByCode(tx, orderCode);
  if (!order) return;
  await publishShipments(tx, [{ order, shipment: { id: shipmentId, dispatchDate } }], { status: 'not_received', why });
  const detail = { dispatchDate, shipmentId, why, by };
  await recordAuditEvent(tx, { actorId: null, action: 'purchase.shipment_not_received', subjectId: order.id, detail });
}
