import type { Order } from '@tonalia/contract/purchase';
import { z } from 'zod';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Listener, publish } from '../../../platform/outbox.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type Addressee, peopleOf } from '../../auth/index.ts';
import { hasWaited, patienceEnds } from '../payment/payment.rules.ts';
import { listOrderPayments } from '../payment-view/payment-view.sql.ts';
import { isUndone } from '../order/order.rules.ts';
import { countOrdersOfDay, findOrder } from '../order/order.sql.ts';
import { toOrder } from '../order/order-wire.ts';
import {
  type OrderNews,
  declined,
  delivered,
  dispatched,
  ended,
  moved,
  paid,
  placed,
  placedAndPaid,
  proofRefused,
  textOf,
} from './messages.es-CO.ts';
import { pageOf } from './order-mail-html.ts';

const Told = z.object({
  orderId: z.uuid(),
  customerId: z.uuid(),
  status: z.string().default('confirmed'),
  why: z.string().default(''),
  /** Whose deed it was, of `order.changed`; null when it was nobody signed in. */
  actorId: z.uuid().nullable().default(null),
  /** Of `order.shipment_changed` and `order.presale_moved`. */
  dispatchDate: z.iso.date().nullable().default(null),
});
type Told = z.output<typeof Told>;

type Needs = Pick<ModuleContext, 'channels' | 'clock' | 'hasPush' | 'publicUrl'>;

/** In ms: what is news of an order today is none tomorrow. */
const NEWS_FOR = 24 * 3_600_000;

/** Orders of a day that are told to an address nobody has shown to be theirs: it may be a stranger's, and orders cost nothing. */
const TOLD_TO_ANYBODY = 10;

/**
 * Sends the messages of an order's events: mails to the person who ordered and to the customer, and pushes to the customer's phones. Each
 * leaves once, with the transaction that handles the event. An order that is paid at once is mailed with its payment, or after two minutes
 * (`order.still_unpaid`) as unpaid.
 */
export const tellOfOrder = (needs: Needs): Listener => {
  return async (tx, { topic, payload }) => {
    const told = Told.parse(payload);
    const [row] = await findOrder(tx, told.customerId, told.orderId);
    if (!row) return;
    const order = toOrder(row, await listOrderPayments(tx, told.orderId));
    if (topic === 'order.placed' && isPaidAtOnce(told, order)) {
      await publish(tx, 'order.still_unpaid', told, patienceEnds(row.createdAt));
      return;
    }
    const news = newsOf(topic, told, order, row.paymentComments);
    if (!news) return;
    // who pays at once is still there and sees it
    const isSeen = told.status === 'paid' && !hasWaited(needs.clock.now(), row.createdAt);
    for (const who of await peopleOf(tx, row.identityId, told.customerId)) {
      await mail(needs, tx, who, order, news);
      if (who.isOwner && who.identityId !== told.actorId && !isSeen) await push(needs, tx, who, order, news);
    }
  };
};

/** Its payment is expected within seconds: the message of the payment confirms the order too. */
const isPaidAtOnce = (told: Told, { paymentMethod }: Order): boolean =>
  told.status === 'pending_payment' && paymentMethod.group === 'instant';

const pathOf = ({ orderCode }: Order): string => `/home/profile/orders/history/${orderCode}`;

async function mail(needs: Needs, tx: Transaction, who: Addressee, order: Order, news: OrderNews): Promise<void> {
  if (!needs.channels.includes('email') || who.email === null || news.paragraphs.length === 0) return;
  if (!who.isConfirmed && (await isOneOfMany(tx, order))) return;
  const written = [who.name, news, `${needs.publicUrl}${pathOf(order)}`] as const;
  const [text, html] = [textOf(...written), pageOf(...written)];
  await sendLater(tx, { channel: 'email', to: who.email, subject: news.subject, text, html });
}

async function isOneOfMany(tx: Transaction, { orderId }: Order): Promise<boolean> {
  const [today] = await countOrdersOfDay(tx, orderId);
  return today !== undefined && today.nth > TOLD_TO_ANYBODY;
}

async function push(needs: Needs, tx: Transaction, who: Addressee, order: Order, news: OrderNews): Promise<void> {
  if (!needs.hasPush || news.push === undefined) return;
  await pushLater(tx, {
    identityId: who.identityId,
    title: news.subject,
    text: news.push,
    path: pathOf(order),
    about: order.orderCode,
    expiresAt: new Date(needs.clock.now().getTime() + NEWS_FOR).toISOString(),
    ...(news.canWait && { isReminder: true }),
  });
}

/** Nothing for a change people need not read of, and for an order that is past it already. */
function newsOf(topic: string, told: Told, order: Order, account: string | null): OrderNews | undefined {
  const { status, why } = told;
  if (topic === 'order.placed') return isUndone(order.status) ? undefined : placed(order, account);
  if (topic === 'order.still_unpaid') return order.status === 'pending_payment' ? placed(order, account) : undefined;
  if (topic === 'order.presale_moved') return newsOfPresale(told, order);
  if (topic === 'order.shipment_changed') return newsOfShipment(told, order);
  if (topic === 'order.payment_failed') return newsOfPayment(told, order);
  if (status === 'paid') return isUndone(order.status) ? undefined : newsOfMoney(order);
  // an order that was paid after all is not cancelled any more
  return (status === 'cancelled' || status === 'rejected') && order.status === status ? ended(order, why) : undefined;
}

/** Paid before `order.still_unpaid` was due, nothing was sent of the order yet. */
function newsOfMoney(order: Order): OrderNews {
  const paidAt = order.history.findLast(({ status }) => status === 'paid')?.at;
  const isFirst = paidAt !== undefined && !hasWaited(new Date(paidAt), new Date(order.createdAt));
  return isFirst && order.paymentMethod.group === 'instant' ? placedAndPaid(order) : paid(order);
}

function newsOfShipment({ status, dispatchDate }: Told, order: Order): OrderNews | undefined {
  const shipment = order.shipments.find((one) => one.dispatchDate === dispatchDate);
  if (!shipment) return undefined;
  if (status === 'dispatched') return dispatched(order, shipment);
  return status === 'delivered' ? delivered(order, shipment) : undefined;
}

/** Nothing for what has left, or was moved again meanwhile: that is told by itself. */
function newsOfPresale({ dispatchDate }: Told, order: Order): OrderNews | undefined {
  const shipment = order.shipments.find((one) => one.dispatchDate === dispatchDate);
  return shipment?.status === 'received' ? moved(order, shipment) : undefined;
}

const newsOfPayment = ({ status }: Told, order: Order): OrderNews | undefined => {
  if (order.status !== 'pending_payment') return undefined;
  return status === 'proof_refused' ? proofRefused(order) : declined(order);
};
