import { OfficeError } from '@tonalia/contract/office-errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import { rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { owedOf } from '../notifications/messages.es-CO.ts';
import { OrderEventPayload, PAYMENT_ASKED, notificationFor } from '../notifications/order-notification.ts';
import { type NotifyOrderContext, writeMessages } from '../notifications/write-messages.ts';
import { SENT_AGAIN } from '../office/one-order/send-again.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import { type OrderRow, findOrder } from '../order/order.sql.ts';
import { completeOrder } from '../order/read-orders.ts';
import { findPaymentRequest, findPaymentToRepeat, insertPaymentRequest } from './gateway-payments.sql.ts';

/** An operator's request for another payment of the order of a payment that failed. */
export interface PaymentRequest {
  paymentId: string;
  /** Made by the screen: a repeated call sends nothing more. */
  requestId: string;
  by: string;
  operator: OperatorAuthor;
}

/**
 * Asks the customer by message to pay what the order owes, once for each request, and returns that amount in pesos.
 * GATEWAY_PAYMENT_NOT_FOUND, NOTHING_TO_PAY, PAYMENT_WAITS while another payment is at the bank, NO_RECIPIENT, TOO_MANY_REQUESTS.
 */
export function askForPayment(context: NotifyOrderContext, request: PaymentRequest): Promise<number> {
  const { db, clock } = context;
  return inTransaction(db, async (tx) => {
    const [locked] = await lockOrderOfPayment(tx, request.paymentId);
    const [asked] = await findPaymentRequest(tx, request);
    if (asked) return asked.amount;
    const [row] = locked ? await findOrder(tx, { customerId: locked.customerId, codeOrId: locked.id }) : [];
    if (!row) throw new OfficeError('GATEWAY_PAYMENT_NOT_FOUND');
    await requireRepeatable(tx, row, { ...request, now: clock.now() });
    rateLimiterOf(db, clock).take(`messages of ${row.orderId}`, SENT_AGAIN);
    return send(context, tx, row, request);
  });
}

async function requireRepeatable(
  tx: Transaction,
  { status, payBy }: OrderRow,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  const [payment] = await findPaymentToRepeat(tx, paymentId);
  if (!payment) throw new OfficeError('GATEWAY_PAYMENT_NOT_FOUND');
  if (payment.waiting > 0) throw new OfficeError('PAYMENT_WAITS');
  const isFailed = payment.status === 'declined' || payment.status === 'error';
  if (!isFailed || status !== 'pending_payment' || (payBy && payBy <= now)) throw new OfficeError('NOTHING_TO_PAY');
}

async function send(
  context: NotifyOrderContext,
  tx: Transaction,
  row: OrderRow,
  { paymentId, requestId, by, operator }: PaymentRequest,
): Promise<number> {
  const order = await completeOrder(context.db, row);
  const amount = owedOf(order);
  const { customerId } = row;
  const event = OrderEventPayload.parse({ orderId: order.orderId, customerId, status: order.status });
  const notification = notificationFor(PAYMENT_ASKED, event, order, null);
  if (amount <= 0 || !notification) throw new OfficeError('NOTHING_TO_PAY');
  const { operatorId } = operator;
  await insertPaymentRequest(tx, { requestId, paymentId, amount, operatorId, by });
  const { status, words, dispatchDate, shipmentId } = event;
  const cause = { topic: PAYMENT_ASKED, status, why: event.why, words, dispatchDate, shipmentId };
  const why = { cause, startedBy: by, noticeKey: `payment ${requestId}` };
  const events = await writeMessages(context, tx, row, { order, notification, actorId: null, ...why });
  if (events.length === 0) throw new OfficeError('NO_RECIPIENT');
  for (const { topic, payload } of events) await publish(tx, topic, payload);
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.payment_asked',
    subjectId: order.orderId,
    detail: { paymentId, amount, by },
  });
  return amount;
}
