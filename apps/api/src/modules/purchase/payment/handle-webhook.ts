import { AppError } from '@tonalia/contract/errors';
import { reportSecurity } from '../../../platform/measures.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { askSoon, insertEvent } from './webhook.sql.ts';
import type { Gateway, Heard, IncomingEvent } from '../gateway/gateway.ts';
import type { MoneyNeeds } from './payment-context.ts';
import { findPaymentByReference } from './payment.sql.ts';
import { settle } from './settle.ts';

/**
 * Hears what a gateway tells. Where the gateway can be asked, it changes nothing but when we ask: what holds is the answer to our
 * question. Of one that cannot be asked the event itself is the answer, and settles the payment as any other would; told again, it
 * changes nothing. Of what it says only what we go by is kept: the rest repeats documents and addresses of people. EVENT_REFUSED for
 * what is not the gateway's, with a line for who watches.
 */
export async function hearEvent(
  needs: MoneyNeeds,
  gateway: Gateway | undefined,
  event: Omit<IncomingEvent, 'now'>,
): Promise<void> {
  const { db, clock } = needs;
  const heard = gateway?.readEvent({ ...event, now: clock.now() });
  if (!gateway || !heard) return refuse(needs, 'payment_event_refused');
  if (heard.answer) await believe(needs, gateway, heard.answer);
  const { transactionId, status, reference, answer } = heard;
  await inTransaction(db, async (tx) => {
    const [isNew] = await insertEvent(tx, transactionId, status, JSON.stringify({ reference }));
    if (isNew && !answer) await askSoon(tx, transactionId, reference, clock.now());
  });
}

/** Settles before the event counts as told, so that one that comes again after we died is as good as the first. */
async function believe(needs: MoneyNeeds, { methods }: Gateway, answer: NonNullable<Heard['answer']>): Promise<void> {
  const [payment] = await findPaymentByReference(needs.db, answer.reference, methods);
  if (!payment) return refuse(needs, 'payment_event_of_nothing');
  await settle(needs, payment.id, answer);
}

function refuse({ log }: MoneyNeeds, security: string): never {
  reportSecurity(log, { security }, 'an event was not the gateway’s, or of no payment of ours');
  throw new AppError('EVENT_REFUSED');
}
