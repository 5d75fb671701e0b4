import type { Order } from '@tonalia/contract/purchase';
import type { Listener } from '../../../platform/outbox.ts';
import { hasShopperLeft, shopperLeavesAt } from '../payment/payment.rules.ts';
import { type OrderRow, findOrder } from '../order/order.sql.ts';
import { findMemberOf } from '../../customers/index.ts';
import { completeOrder } from '../order/read-orders.ts';
import { findCodeOfPart } from '../door/door.sql.ts';
import { type OrderNotification, deliveryCodeWords } from './messages.es-CO.ts';
import { OrderEventPayload, notificationFor, quietStepFor } from './order-notification.ts';
import { withLeftAtDoor } from './with-left-at-door.ts';
import { type NotifyOrderContext, writeMessages } from './write-messages.ts';

/**
 * Outbox listener of all `order.*` events. Writes the customer's notice, and returns the mails to the orderer and the customer and the
 * push messages to the customer's phones. An order to be paid at once is mailed together with its payment, or as unpaid after two minutes
 * (`order.still_unpaid`).
 */
export const notifyOrder = (context: NotifyOrderContext): Listener => {
  return async (tx, { id, topic, payload }) => {
    const event = OrderEventPayload.parse(payload);
    const [row] = await findOrder(tx, { customerId: event.customerId, codeOrId: event.orderId });
    if (!row) return [];
    const order = await completeOrder(context.db, row);
    if (topic === 'order.placed' && isPaidAtOnce(event, order))
      return [{ topic: 'order.still_unpaid', payload: event, notBefore: shopperLeavesAt(row.createdAt) }];
    const plain = notificationFor(topic, event, order, row.paymentComments) ?? quietStepFor(topic, event, order);
    if (!plain) return [];
    const coded = event.status === 'dispatched' && !event.quiet ? await withCode(tx, plain, event) : plain;
    const notification = await withLeftAtDoor(tx, coded, event);
    const { actorId, status, why, words, dispatchDate, shipmentId } = event;
    const member = isPlacing(event, topic) ? await findOrderingMember(tx, row) : undefined;
    return writeMessages(context, tx, row, {
      order,
      notification,
      actorId,
      // the shopper of an instant payment still sees the result on the page
      isSeen: !member && status === 'paid' && !hasShopperLeft(context.clock.now(), row.createdAt),
      member,
      cause: { topic, status, why, words, dispatchDate, shipmentId },
      startedBy: null,
      noticeKey: `event ${id}`,
    });
  };
};

/** A shipment that left names its delivery code in the mail; a push may be read on a locked phone. */
async function withCode(
  tx: Parameters<Listener>[0],
  notification: OrderNotification,
  { orderId, dispatchDate, shipmentId }: OrderEventPayload,
): Promise<OrderNotification> {
  const [shipment] = await findCodeOfPart(tx, { orderId, dispatchDate, shipmentId });
  if (!shipment?.code || notification.paragraphs.length === 0) return notification;
  return { ...notification, paragraphs: [...notification.paragraphs, deliveryCodeWords(shipment.code)] };
}

/** The notice of an order that is placed, or that was paid just after it. */
const isPlacing = ({ status }: OrderEventPayload, topic: string): boolean =>
  topic === 'order.placed' || topic === 'order.still_unpaid' || (topic === 'order.changed' && status === 'paid');

/** The person of the business that ordered, besides its owner. */
async function findOrderingMember(tx: Parameters<Listener>[0], { identityId, customerId }: OrderRow) {
  const [member] = identityId === null ? [] : await findMemberOf(tx, { identityId, customerId });
  return member;
}

/** Its payment is expected within seconds, and the payment's message also confirms the order. */
const isPaidAtOnce = (event: OrderEventPayload, { paymentMethod }: Order): boolean =>
  event.status === 'pending_payment' && paymentMethod.group === 'instant';
