import { hour } from '@tonalia/rules/durations';
import { maxUnconfirmedOrderMails, pushHours } from '@tonalia/rules/policy';
import type { Order } from '@tonalia/contract/purchase';
import { z } from 'zod';
import { messageEvent } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Listener } from '../../../platform/outbox.ts';
import type { NewEvent } from '../../../platform/publish.ts';
import { pushEvent } from '../../../platform/push-notices.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type Addressee, findAddressees } from '../../customers/index.ts';
import { hasShopperLeft, shopperLeavesAt } from '../payment/payment.rules.ts';
import { isUndone } from '../order/order.rules.ts';
import { countOrdersOfDay, findOrder } from '../order/order.sql.ts';
import { completeOrder } from '../order/read-orders.ts';
import {
  type OrderNotification,
  adjusted,
  declined,
  delivered,
  dispatched,
  ended,
  moved,
  paid,
  placed,
  partArrived,
  placedAndPaid,
  proofRefused,
  textOf,
} from './messages.es-CO.ts';
import { orderMailHtml } from './order-mail-html.ts';

const OrderEventPayload = z.object({
  orderId: z.uuid(),
  customerId: z.uuid(),
  status: z.string().default('confirmed'),
  why: z.string().default(''),
  /** Actor of `order.changed`; null for jobs and commands. */
  actorId: z.uuid().nullable().default(null),
  /** Of `order.adjusted`: what changed; empty when no message is sent. */
  words: z.string().default(''),
  /** Of `order.shipment_changed` and `order.presale_moved`. */
  dispatchDate: z.iso.date().nullable().default(null),
});
type OrderEventPayload = z.output<typeof OrderEventPayload>;

type NotifyOrderContext = Pick<ModuleContext, 'db' | 'channels' | 'clock' | 'hasPush' | 'publicUrl'>;

/**
 * Outbox listener of all `order.*` events. Returns the mails to the orderer and the customer, and the push messages to the
 * customer's phones. An order to be paid at once is mailed together with its payment, or as unpaid after two minutes
 * (`order.still_unpaid`).
 */
export const notifyOrder = (context: NotifyOrderContext): Listener => {
  return async (tx, { topic, payload }) => {
    const event = OrderEventPayload.parse(payload);
    const [row] = await findOrder(tx, { customerId: event.customerId, codeOrId: event.orderId });
    if (!row) return [];
    const order = await completeOrder(context.db, row);
    if (topic === 'order.placed' && isPaidAtOnce(event, order))
      return [{ topic: 'order.still_unpaid', payload: event, notBefore: shopperLeavesAt(row.createdAt) }];
    const notification = notificationFor(topic, event, order, row.paymentComments);
    if (!notification) return [];
    // the shopper of an instant payment still sees the result on the page
    const isSeen = event.status === 'paid' && !hasShopperLeft(context.clock.now(), row.createdAt);
    const messages: NewEvent[] = [];
    for (const recipient of await findAddressees(tx, row.identityId, event.customerId)) {
      messages.push(...(await mail(context, tx, { recipient, order, notification })));
      if (recipient.isOwner && recipient.identityId !== event.actorId && !isSeen)
        messages.push(...push(context, { recipient, order, notification }));
    }
    return messages;
  };
};

/** Its payment is expected within seconds, and the payment's message also confirms the order. */
const isPaidAtOnce = (event: OrderEventPayload, { paymentMethod }: Order): boolean =>
  event.status === 'pending_payment' && paymentMethod.group === 'instant';

const pathOf = ({ orderCode }: Order): string => `/home/profile/orders/history/${orderCode}`;

interface NotificationTo {
  recipient: Addressee;
  order: Order;
  notification: OrderNotification;
}

async function mail(
  context: NotifyOrderContext,
  tx: Transaction,
  { recipient, order, notification }: NotificationTo,
): Promise<NewEvent[]> {
  if (!context.channels.includes('email') || recipient.email === null || notification.paragraphs.length === 0)
    return [];
  if (!recipient.isConfirmed && (await isOverUnconfirmedLimit(tx, order))) return [];
  const written = [recipient.name, notification, `${context.publicUrl}${pathOf(order)}`] as const;
  const [text, html] = [textOf(...written), orderMailHtml(...written)];
  return [messageEvent({ channel: 'email', to: recipient.email, subject: notification.subject, text, html })];
}

async function isOverUnconfirmedLimit(tx: Transaction, { orderId }: Order): Promise<boolean> {
  const [today] = await countOrdersOfDay(tx, orderId);
  return today !== undefined && today.nth > maxUnconfirmedOrderMails;
}

function push(context: NotifyOrderContext, { recipient, order, notification }: NotificationTo): NewEvent[] {
  if (!context.hasPush || notification.push === undefined) return [];
  const notice = {
    identityId: recipient.identityId,
    title: notification.subject,
    text: notification.push,
    path: pathOf(order),
    about: order.orderCode,
    expiresAt: new Date(context.clock.now().getTime() + pushHours * hour).toISOString(),
    ...(notification.canWait && { isReminder: true }),
  };
  return [pushEvent(notice)];
}

/** Undefined for changes that need no message, and for orders that have moved past the event. */
function notificationFor(
  topic: string,
  event: OrderEventPayload,
  order: Order,
  account: string | null,
): OrderNotification | undefined {
  const { status, why, words } = event;
  if (topic === 'order.placed') return isUndone(order.status) ? undefined : placed(order, account);
  if (topic === 'order.still_unpaid') return order.status === 'pending_payment' ? placed(order, account) : undefined;
  if (topic === 'order.adjusted') return words === '' || isUndone(order.status) ? undefined : adjusted(order, words);
  if (topic === 'order.presale_moved') return presaleNotification(event, order);
  if (topic === 'order.shipment_changed') return shipmentNotification(event, order);
  if (topic === 'order.payment_failed') return paymentFailedNotification(event, order);
  if (status === 'paid') return isUndone(order.status) ? undefined : paidNotification(order);
  // an expired order that was paid late is no longer cancelled
  return (status === 'cancelled' || status === 'rejected') && order.status === status ? ended(order, why) : undefined;
}

/** Paid before `order.still_unpaid` was due: no message has been sent for this order yet. */
function paidNotification(order: Order): OrderNotification {
  const paidAt = order.history.findLast(({ status }) => status === 'paid')?.at;
  const isFirst = paidAt !== undefined && !hasShopperLeft(new Date(paidAt), new Date(order.createdAt));
  return isFirst && order.paymentMethod.group === 'instant' ? placedAndPaid(order) : paid(order);
}

function shipmentNotification(
  { status, dispatchDate }: OrderEventPayload,
  order: Order,
): OrderNotification | undefined {
  const shipment = order.shipments.find((one) => one.dispatchDate === dispatchDate);
  if (!shipment) return undefined;
  if (status === 'dispatched') return dispatched(order, shipment);
  return status === 'delivered' ? delivered(order, shipment) : undefined;
}

/** Undefined for a shipment that has left or moved again; the later event has its own message. */
function presaleNotification({ dispatchDate }: OrderEventPayload, order: Order): OrderNotification | undefined {
  const shipment = order.shipments.find((one) => one.dispatchDate === dispatchDate);
  return shipment?.status === 'received' ? moved(order, shipment) : undefined;
}

const paymentFailedNotification = ({ status }: OrderEventPayload, order: Order): OrderNotification | undefined => {
  if (order.status !== 'pending_payment') return undefined;
  if (status === 'transfer_in_part') return partArrived(order);
  return status === 'proof_refused' ? proofRefused(order) : declined(order);
};
