import { createHash } from 'node:crypto';
import type { OutgoingEvent } from '@tonalia/gateway-simulators/wompi/events';
import type { TestApi } from './build-app.ts';

export type Charged = ReturnType<TestApi['wompi']['transactions']>[number];

/**
 * The charges with these references, once the gateway has all of them. On a busy machine a charge may be retried only
 * ten seconds later.
 */
export async function untilCharged(api: TestApi, references: readonly string[]): Promise<Charged[]> {
  for (let tries = 0; tries < 60; tries += 1) {
    await api.drain();
    api.clock.advance(11_000);
    const made = new Map(api.wompi.transactions().map((one) => [one.reference, one]));
    const found = references.flatMap((reference) => made.get(reference) ?? []);
    if (found.length === references.length) return found;
  }
  throw new Error('not all was charged within ten minutes');
}

/** A webhook in the gateway's format and signature (docs.wompi.co: eventos), with any content. */
export function eventOf(
  { clock, wompi }: TestApi,
  transaction: Charged | undefined,
  status: string = transaction?.status ?? '',
): OutgoingEvent {
  if (!transaction) throw new Error('nothing was charged');
  const { id, amountInCents, reference } = transaction;
  const now = clock.now();
  const timestamp = Math.floor(now.getTime() / 1_000);
  const text = `${id}${status}${amountInCents}${timestamp}${wompi.keys.eventsSecret}`;
  const checksum = createHash('sha256').update(text).digest('hex');
  const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
  return {
    headers: { 'content-type': 'application/json', 'x-event-checksum': checksum },
    body: {
      event: 'transaction.updated',
      data: { transaction: { id, status, amount_in_cents: amountInCents, reference } },
      environment: 'test',
      signature: { properties, checksum },
      timestamp,
      sent_at: now.toISOString(),
    },
  };
}

/** Sends it over HTTP. */
export const postEvent = (api: TestApi, { body, headers }: OutgoingEvent) =>
  api.send({ method: 'POST', url: '/api/purchase/payment/wompi/events', payload: body, headers });
