import { AppError } from '@tonalia/contract/errors';
import { reportSecurity } from '../../../platform/measures.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { checkPaymentNow, insertWebhookEvent } from './webhook.sql.ts';
import type { Gateway, GatewayEvent, IncomingEvent } from '../gateway/gateway.ts';
import type { SettleContext } from './payment-context.ts';
import { findPaymentByReference } from './payment.sql.ts';
import { settle } from './settle.ts';

/**
 * Hears what a gateway tells. Where the gateway can be asked, it changes nothing but when we ask: what holds is the answer to our
 * question. Of one that cannot be asked the incoming itself is the answer, and settles the payment as any other would; told again, it
 * changes nothing. Of what it says only what we go by is kept: the rest repeats documents and addresses of people. EVENT_REFUSED for
 * what is not the gateway's, with a line for who watches.
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
    const [isNew] = await insertWebhookEvent(tx, transactionId, status, JSON.stringify({ reference }));
    if (isNew && !answer) await checkPaymentNow(tx, transactionId, reference, clock.now());
  });
}

/** Settles before the incoming counts as told, so that one that comes again after we died is as good as the first. */
async function settleFromWebhook(
  context: SettleContext,
  { methods }: Gateway,
  answer: NonNullable<GatewayEvent['answer']>,
): Promise<void> {
  const [payment] = await findPaymentByReference(context.db, answer.reference, methods);
  if (!payment) return refuse(context, 'payment_event_of_nothing');
  await settle(context, payment.id, answer);
}

function refuse({ log }: SettleContext, security: string): never {
  reportSecurity(log, { security }, 'an incoming was not the gateway’s, or of no payment of ours');
  throw new AppError('EVENT_REFUSED');
}
