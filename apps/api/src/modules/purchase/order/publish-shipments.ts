import { publishAll } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import type { LockedShipment } from './change-order.sql.ts';
import type { LockedOrder } from './change-order.ts';
import type { ShipmentStatus } from './order.rules.ts';

/** What became of parts of orders: a state, a correction of one, or a delivery that its customer did not take. */
export interface ShipmentNews {
  status: ShipmentStatus | 'corrected' | 'not_received';
  /** The driver's reason, or the state that is corrected. */
  why?: string;
  /** The customer gets no message. */
  quiet?: true;
}

/** Publishes the same news of each part. */
export const publishShipments = (
  tx: Transaction,
  parts: readonly {
    order: Pick<LockedOrder, 'id' | 'code' | 'customerId'>;
    shipment: Pick<LockedShipment, 'id' | 'dispatchDate'>;
  }[],
  news: ShipmentNews,
): Promise<void> =>
  publishAll(
    tx,
    parts.map(({ order: { id, code, customerId }, shipment: { id: shipmentId, dispatchDate } }) => ({
      topic: 'order.shipment_changed',
      payload: { orderId: id, orderCode: code, customerId, shipmentId, dispatchDate, ...news },
    })),
  );
