import type { Transaction } from '../../../platform/transaction.ts';
import { listLeftAtDoor } from '../door/door.sql.ts';
import { type OrderNotification, leftAtDoor } from './messages.es-CO.ts';
import type { OrderEventPayload } from './order-notification.ts';

/** The message of a delivery names what the customer did not take, and that it is not charged. */
export async function withLeftAtDoor(
  tx: Pick<Transaction, 'query'>,
  notification: OrderNotification,
  { orderId, dispatchDate, shipmentId, status }: OrderEventPayload,
): Promise<OrderNotification> {
  if (status !== 'delivered' || notification.paragraphs.length === 0) return notification;
  const left = await listLeftAtDoor(tx, { orderId, dispatchDate, shipmentId });
  if (left.length === 0) return notification;
  return { ...notification, paragraphs: notification.paragraphs.toSpliced(-1, 0, leftAtDoor(left)) };
}
