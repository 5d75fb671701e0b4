import { randomUUID } from 'node:crypto';
import type { Order } from '@tonalia/contract/purchase';
import { hour } from '@tonalia/rules/durations';
import { maxUnconfirmedOrderMails, pushHours } from '@tonalia/rules/policy';
import { type MessageCause, type WrittenMessage, logMessages } from '../../../platform/message-log.ts';
import { messageEvent } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { NewEvent } from '../../../platform/publish.ts';
import { pushEvent } from '../../../platform/push-notices.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type Addressee, findAddressees } from '../../customers/index.ts';
import { writeNotice } from '../../notices/index.ts';
import { type OrderRow, countOrdersOfDay } from '../order/order.sql.ts';
import { type OrderNotification, orderedBy, textOf } from './messages.es-CO.ts';
import { orderMailHtml } from './order-mail-html.ts';

export type NotifyOrderContext = Pick<ModuleContext, 'db' | 'channels' | 'clock' | 'hasPush' | 'publicUrl'>;

/** A notification about an order, and why it is sent. */
export interface OrderMessage extends Pick<MessageCause, 'cause' | 'startedBy'> {
  order: Order;
  notification: OrderNotification;
  /** Its phones get no push: the author of the change, or null. */
  actorId: string | null;
  /** The result is on the screen of the shopper: nothing is pushed. */
  isSeen?: boolean;
  /** The member that placed the order: its owner gets messages of that only when it wants them, and they name the person. */
  member?: { name: string; tellsOwner: boolean } | undefined;
  /** The event as the customer's list of notices keeps it; absent when messages are sent again. */
  noticeKey?: string;
}

/** Writes the notice and the push to the customer and the mails to the orderer and the customer, keeps them in the log of messages and returns their events. */
export async function writeMessages(
  context: NotifyOrderContext,
  tx: Transaction,
  row: Pick<OrderRow, 'identityId' | 'customerId'>,
  { order, notification: plain, actorId, isSeen = false, noticeKey, member, ...why }: OrderMessage,
): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  const written: WrittenMessage[] = [];
  const add = (message: WrittenMessage, event: NewEvent) => {
    events.push(event);
    written.push(message);
  };
  for (const recipient of await findAddressees(tx, row.identityId, row.customerId)) {
    if (recipient.isOwner && member?.tellsOwner === false) continue;
    const notification = recipient.isOwner && member ? namingMember(plain, member.name, order) : plain;
    const sent = { recipient, order, notification, id: randomUUID() };
    const log = { recipient: recipient.isOwner ? 'customer' : 'seller', title: notification.subject } as const;
    const letter = await mail(context, tx, sent);
    if (letter) add({ ...log, id: sent.id, channel: 'email' }, letter);
    if (!recipient.isOwner) continue;
    const isOwn = recipient.identityId === actorId || isSeen;
    if (noticeKey !== undefined) {
      const isPlaced = why.cause.topic === 'order.placed' && recipient.identityId === row.identityId;
      await writeNotice(tx, {
        ...noticeOf(row.customerId, order, notification),
        key: noticeKey,
        isRead: isOwn || isPlaced,
        at: context.clock.now(),
      });
    }
    if (isOwn) continue;
    const id = randomUUID();
    const notice = push(context, { ...sent, id });
    if (notice) add({ ...log, id, channel: 'push' }, notice);
  }
  await logMessages(tx, written, { ...why, subjectId: order.orderId });
  return events;
}

/** The same with the person that ordered, as the second line of notice and push. */
function namingMember(notification: OrderNotification, name: string, { total }: Order): OrderNotification {
  const words = orderedBy(name, total);
  return { ...notification, notice: words, ...(notification.push !== undefined && { push: words }) };
}

const pathOf = ({ orderCode }: Order, { opens = orderCode }: Pick<OrderNotification, 'opens'>): string =>
  `/home/profile/orders/history/${opens}`;

const noticeOf = (
  customerId: string,
  order: Order,
  { subject, push = '', notice = push, opens }: OrderNotification,
) => ({
  customerId,
  kind: 'order' as const,
  title: subject,
  text: notice,
  path: pathOf(order, { opens }),
});

interface NotificationTo {
  /** Of the message. */
  id: string;
  recipient: Addressee;
  order: Order;
  notification: OrderNotification;
}

async function mail(
  context: NotifyOrderContext,
  tx: Transaction,
  { id, recipient, order, notification }: NotificationTo,
): Promise<NewEvent | undefined> {
  if (!context.channels.includes('email') || recipient.email === null || notification.paragraphs.length === 0)
    return undefined;
  if (!recipient.isConfirmed && (await isOverUnconfirmedLimit(tx, order))) return undefined;
  const written = [recipient.name, notification, `${context.publicUrl}${pathOf(order, notification)}`] as const;
  const [text, html] = [textOf(...written), orderMailHtml(...written)];
  return messageEvent({ id, channel: 'email', to: recipient.email, subject: notification.subject, text, html });
}

async function isOverUnconfirmedLimit(tx: Transaction, { orderId }: Order): Promise<boolean> {
  const [today] = await countOrdersOfDay(tx, orderId);
  return today !== undefined && today.nth > maxUnconfirmedOrderMails;
}

function push(
  context: NotifyOrderContext,
  { id, recipient, order, notification }: NotificationTo,
): NewEvent | undefined {
  if (!context.hasPush || !recipient.wantsPush || notification.push === undefined) return undefined;
  return pushEvent({
    id,
    identityId: recipient.identityId,
    title: notification.subject,
    text: notification.push,
    path: pathOf(order, notification),
    about: order.orderCode,
    expiresAt: new Date(context.clock.now().getTime() + pushHours * hour).toISOString(),
    ...(notification.canWait && { isReminder: true }),
  });
}
