import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Order } from '@tonalia/contract/purchase';
import { z } from 'zod';
import { recordAuditEvent } from '../../../../platform/audit.ts';
import { listMessages } from '../../../../platform/message-log.ts';
import { publish } from '../../../../platform/publish.ts';
import { type RateLimit, rateLimiterOf } from '../../../../platform/rate-limiter.ts';
import { type Transaction, inTransaction } from '../../../../platform/transaction.ts';
import { OrderEventPayload, notificationFor } from '../../notifications/order-notification.ts';
import { withLeftAtDoor } from '../../notifications/with-left-at-door.ts';
import { type NotifyOrderContext, writeMessages } from '../../notifications/write-messages.ts';
import { lockOrderByCode } from '../../order/change-order.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { findOrder } from '../../order/order.sql.ts';
import { completeOrder } from '../../order/read-orders.ts';

/** Messages of one order that operators send. */
export const SENT_AGAIN: RateLimit = { most: 5, window: 60 * 60_000 };

const Cause = OrderEventPayload.omit({ orderId: true, customerId: true, actorId: true }).extend({ topic: z.string() });
type Cause = z.output<typeof Cause>;

/**
 * Sends a message of an order again, with the order as it is now, or without an id the message of its present state. Returns how many
 * were queued. ORDER_NOT_FOUND, MESSAGE_NOT_FOUND, MESSAGE_OUTDATED when it no longer fits, NO_RECIPIENT, TOO_MANY_REQUESTS.
 */
export function sendAgain(
  context: NotifyOrderContext,
  { orderCode, messageId }: { orderCode: string; messageId?: string | undefined },
  { by, operator }: OperatorReason,
): Promise<number> {
  const { db, clock } = context;
  return inTransaction(db, async (tx) => {
    const locked = await lockOrderByCode(tx, orderCode);
    const [row] = locked ? await findOrder(tx, { customerId: locked.customerId, codeOrId: locked.id }) : [];
    if (!row) throw new AppError('ORDER_NOT_FOUND');
    const order = await completeOrder(db, row);
    const cause = messageId === undefined ? presentCause(order) : await causeOf(tx, order.orderId, messageId);
    const event = { ...cause, orderId: order.orderId, customerId: row.customerId, actorId: null };
    const plain = notificationFor(cause.topic, event, order, row.paymentComments);
    if (!plain) throw new OfficeError('MESSAGE_OUTDATED');
    const notification = await withLeftAtDoor(tx, plain, event);
    rateLimiterOf(db, clock).take(`messages of ${order.orderId}`, SENT_AGAIN);
    const events = await writeMessages(context, tx, row, {
      order,
      notification,
      actorId: null,
      cause,
      startedBy: by,
    });
    if (events.length === 0) throw new OfficeError('NO_RECIPIENT');
    for (const { topic, payload } of events) await publish(tx, topic, payload);
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.message_sent_again',
      subjectId: order.orderId,
      detail: { by, topic: cause.topic, messages: events.length },
    });
    return events.length;
  });
}

async function causeOf(tx: Transaction, orderId: string, messageId: string): Promise<Cause> {
  const message = (await listMessages(tx, orderId)).find(({ id }) => id === messageId);
  if (!message) throw new OfficeError('MESSAGE_NOT_FOUND');
  return Cause.parse(message.cause);
}

/** The event of the state an order is in. */
function presentCause({ status, shipments, history }: Order): Cause {
  const base = { why: '', words: '', dispatchDate: null, shipmentId: null, status };
  if (status === 'dispatched' || status === 'delivered') {
    const part = shipments.findLast((one) => one.status === status);
    return {
      ...base,
      topic: 'order.shipment_changed',
      dispatchDate: part?.dispatchDate ?? null,
      shipmentId: part?._id ?? null,
    };
  }
  if (status === 'cancelled' || status === 'rejected')
    return { ...base, topic: 'order.changed', why: history.findLast((one) => one.status === status)?.why ?? '' };
  if (status === 'paid') return { ...base, topic: 'order.changed' };
  return { ...base, topic: status === 'pending_payment' ? 'order.still_unpaid' : 'order.placed' };
}
