import type { Order } from '@tonalia/contract/purchase';
import { z } from 'zod';
import { isUndone } from '../order/order.rules.ts';
import { hasShopperLeft } from '../payment/payment.rules.ts';
import {
  type OrderNotification,
  addressChanged,
  adjusted,
  corrected,
  declined,
  delivered,
  dispatched,
  ended,
  moved,
  notReceived,
  paid,
  partArrived,
  paymentAsked,
  placed,
  placedAndPaid,
  preparing,
  proofRefused,
  returnChanged,
  shipmentMoved,
} from './messages.es-CO.ts';

/** Payload of every `order.*` event, as far as its message needs it. */
export const OrderEventPayload = z.object({
  orderId: z.uuid(),
  customerId: z.uuid(),
  status: z.string().default('confirmed'),
  why: z.string().default(''),
  /** The status before, of `order.changed`. */
  from: z.string().optional(),
  /** Actor of `order.changed`; null for jobs and commands. */
  actorId: z.uuid().nullable().default(null),
  /** Of `order.adjusted`: what changed; empty when no message is sent. Of `order.presale_moved`: the operator's own text, or empty. */
  words: z.string().default(''),
  /** Of `order.shipment_changed`, `order.shipment_moved` and `order.presale_moved`. Events of earlier versions have no id. */
  dispatchDate: z.iso.date().nullable().default(null),
  shipmentId: z.string().nullable().default(null),
  /** Of `order.return_changed`: the code of the order that its links open, if another. */
  opens: z.string().optional(),
  /** The customer gets no message: of `order.placed`, `order.presale_moved`, `order.shipment_changed`, and an `order.changed` that ends it. */
  quiet: z.boolean().optional(),
});
/** The cause of a message in which the office asks for another payment; no event has this topic. */
export const PAYMENT_ASKED = 'order.payment_asked';

export type OrderEventPayload = z.output<typeof OrderEventPayload>;

type NotificationChoice = (
  event: OrderEventPayload,
  order: Order,
  account: string | null,
) => OrderNotification | undefined;

/** The message of each topic. */
const notifications: Readonly<Record<string, NotificationChoice>> = {
  'order.placed': ({ quiet }, order, account) => (isUndone(order.status) || quiet ? undefined : placed(order, account)),
  'order.still_unpaid': (_, order, account) => (isUnpaid(order) ? placed(order, account) : undefined),
  'order.adjusted': ({ words }, order) => (words === '' || isUndone(order.status) ? undefined : adjusted(order, words)),
  'order.presale_moved': presaleNotification,
  'order.shipment_moved': movedNotification,
  // `why` is the code of the return
  'order.return_changed': (event, order) => (event.words === '' ? undefined : returnChanged(order, event.why, event)),
  'order.address_changed': (_, order) => (isUndone(order.status) ? undefined : addressChanged(order)),
  'order.shipment_changed': shipmentNotification,
  'order.payment_failed': paymentFailedNotification,
  [PAYMENT_ASKED]: (_, order) => (isUnpaid(order) ? paymentAsked(order) : undefined),
  'order.changed': changeNotification,
};

/** Undefined for changes that need no message, and for orders that have moved past the event. */
export const notificationFor = (
  topic: string,
  event: OrderEventPayload,
  order: Order,
  account: string | null,
): OrderNotification | undefined => notifications[topic]?.(event, order, account);

function changeNotification(event: OrderEventPayload, order: Order): OrderNotification | undefined {
  const { from, status, why, quiet } = event;
  if (from === 'preparing' && status === 'paid') return undefined; // an operator took back a step
  if (status === 'paid') return isUndone(order.status) ? undefined : paidNotification(order);
  // an expired order that was paid late is no longer cancelled
  return hasEnded(event, order) && !quiet ? ended(order, why) : undefined;
}

/** A step that is written to the customer's list of notices only; undefined for others. */
export function quietStepFor(topic: string, event: OrderEventPayload, order: Order): OrderNotification | undefined {
  const { status, from } = event;
  if (topic === 'order.shipment_changed' && event.quiet)
    return listedOnly(shipmentNotification({ ...event, quiet: false }, order));
  if (topic === 'order.changed' && event.quiet && hasEnded(event, order)) return listedOnly(ended(order, event.why));
  const begins = topic === 'order.changed' && status === 'preparing' && (from === 'paid' || from === 'confirmed');
  return begins && order.status === 'preparing' ? preparing(order) : undefined;
}

const isUnpaid = ({ status }: Order): boolean => status === 'pending_payment';

/** Of an event that ended the order, while it is still ended that way. */
const hasEnded = ({ status }: OrderEventPayload, order: Order): boolean =>
  (status === 'cancelled' || status === 'rejected') && order.status === status;

/** The same in the list only: no mail, no push. */
const listedOnly = (loud: OrderNotification | undefined): OrderNotification | undefined =>
  loud && { subject: loud.subject, paragraphs: [], notice: loud.notice ?? loud.push ?? '' };

/** Paid before `order.still_unpaid` was due: no message has been sent for this order yet. */
function paidNotification(order: Order): OrderNotification {
  const paidAt = order.history.findLast(({ status }) => status === 'paid')?.at;
  const isFirst = paidAt !== undefined && !hasShopperLeft(new Date(paidAt), new Date(order.createdAt));
  return isFirst && order.paymentMethod.group === 'instant' ? placedAndPaid(order) : paid(order);
}

/** The part of an event, while it has the date of the event. */
const shipmentOf = (
  { shipments }: Order,
  { dispatchDate, shipmentId }: Pick<OrderEventPayload, 'dispatchDate' | 'shipmentId'>,
): Order['shipments'][number] | undefined =>
  shipments.find((one) => one.dispatchDate === dispatchDate && (shipmentId === null || one._id === shipmentId));

function shipmentNotification(
  { status, why, quiet, ...named }: OrderEventPayload,
  order: Order,
): OrderNotification | undefined {
  const shipment = shipmentOf(order, named);
  if (!shipment || quiet) return undefined;
  if (status === 'corrected') return why === 'preparing' ? undefined : corrected(order, shipment);
  if (status === 'dispatched') return dispatched(order, shipment);
  if (status === 'not_received') return shipment.status === 'dispatched' ? notReceived(order, why) : undefined;
  return status === 'delivered' ? delivered(order, shipment) : undefined;
}

/** Undefined for a shipment that has left or moved again; the later event has its own message. */
function presaleNotification(event: OrderEventPayload, order: Order): OrderNotification | undefined {
  const shipment = shipmentOf(order, event);
  return shipment?.status === 'received' && !event.quiet ? moved(order, shipment, event) : undefined;
}

/** Undefined for a shipment that has left or moved again. */
function movedNotification(event: OrderEventPayload, order: Order): OrderNotification | undefined {
  const shipment = shipmentOf(order, event);
  const waits = shipment?.status === 'received' || shipment?.status === 'preparing';
  return shipment && waits ? shipmentMoved(order, shipment) : undefined;
}

function paymentFailedNotification({ status }: OrderEventPayload, order: Order): OrderNotification | undefined {
  if (!isUnpaid(order)) return undefined;
  if (status === 'transfer_in_part') return partArrived(order);
  return status === 'proof_refused' ? proofRefused(order) : declined(order);
}
