import { AppError } from '@tonalia/contract/errors';
import { z } from 'zod';
import { inTransaction } from '../../../platform/transaction.ts';
import { askSoon, insertEvent } from './event.sql.ts';
import type { Gateway } from './gateway.ts';
import type { MoneyNeeds } from './needs.ts';

/** Nobody signs the reference: it only says which payment to ask about. */
const Hint = z.looseObject({ data: z.looseObject({ transaction: z.looseObject({ reference: z.string().max(60) }) }) });

/**
 * Hears what the gateway tells. It changes nothing but when we ask: what holds is the answer to our question. Of what it says only
 * what we go by is kept: the rest repeats documents and addresses of people. EVENT_REFUSED for what is not the gateway's, with a
 * line for who watches.
 */
export async function hearEvent(
  { db, clock, log }: MoneyNeeds,
  gateway: Gateway | undefined,
  body: unknown,
  header: string | string[] | undefined,
): Promise<void> {
  const told = gateway?.readEvent(body, typeof header === 'string' ? header : undefined, clock.now());
  if (!told) {
    log.warn({ security: 'payment_event_refused' }, 'an event was not the gateway’s');
    throw new AppError('EVENT_REFUSED');
  }
  const reference = Hint.safeParse(body).data?.data.transaction.reference ?? null;
  await inTransaction(db, async (tx) => {
    const [isNew] = await insertEvent(tx, told.transactionId, told.status, JSON.stringify({ reference }));
    if (isNew) await askSoon(tx, told.transactionId, reference, clock.now());
  });
}
