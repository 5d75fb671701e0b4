import { AppError } from '@tonalia/contract/errors';
import { reportSecurity } from '../../../platform/measures.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { checkPaymentNow, insertWebhookEvent } from './webhook.sql.ts';
import type { Gateway, GatewayEvent, IncomingEvent } from '../gateway/gateway.ts';
import type { SettleContext } from './payment-context.ts';
import { findPaymentByReference } from './payment.sql.ts';
import { settle } from './settle.ts';

/**
 * Handles a webhook. When the gateway can be asked, the webhook only triggers a check; we trust the status we fetch. When it
 * cannot, the webhook itself settles the payment. A duplicate changes nothing. Only transaction, status and reference are stored,
 * because the body repeats personal data. Throws EVENT_REFUSED and logs a security event when the webhook is not genuine or its
 * payment is unknown.
 */
export async function handleWebhook(
  context: SettleContext,
  gateway: Gateway | undefined,
  incoming: Omit<IncomingEvent, 'now'>,
): Promise<void> {
  const { db, clock } = context;
  const event = gateway?.readEvent({ ...incoming, now: clock.now() });
  if (!gateway || !event) return refuse(context, 'payment_event_refused');
  if (event.answer) await settleFromWebhook(context, gateway, event.answer);
  const { transactionId, status, reference, answer } = event;
  await inTransaction(db, async (tx) => {
    const [isNew] = await insertWebhookEvent(tx, { transactionId, status, body: JSON.stringify({ reference }) });
    if (isNew && !answer) await checkPaymentNow(tx, { transactionId, reference, now: clock.now() });
  });
}

/** Settles before the webhook is stored: after a crash in between, the gateway's retry settles again without effect. */
async function settleFromWebhook(
  context: SettleContext,
  { methods }: Gateway,
  answer: NonNullable<GatewayEvent['answer']>,
): Promise<void> {
  const [payment] = await findPaymentByReference(context.db, { reference: answer.reference, methods });
  if (!payment) return refuse(context, 'payment_event_of_nothing');
  await settle(context, payment.id, answer);
}

function refuse({ log }: SettleContext, security: string): never {
  reportSecurity(log, { security }, 'a webhook was refused: not genuine, or of an unknown payment');
  throw new AppError('EVENT_REFUSED');
}
