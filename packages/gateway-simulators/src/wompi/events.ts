import { createHash } from 'node:crypto';
import type { Agenda } from '../agenda.ts';
import type { SimulatedTransaction } from './ledger.ts';
import { type WebhookDelivery, createRoad } from '../road.ts';
import { toWire } from './wire.ts';

/** The webhook of a transaction as Wompi sends it; the header repeats the checksum of the body. */
export interface OutgoingEvent {
  body: Record<string, unknown>;
  headers: { 'content-type': 'application/json'; 'x-event-checksum': string };
}

/** Sends a webhook and returns the HTTP status of the response. */
export type PostEvent = (event: OutgoingEvent) => Promise<number>;

/** The way from the simulator to the merchant's webhook; tests lose, repeat or hold what travels on it. */
export interface Events extends Pick<WebhookDelivery<OutgoingEvent>, 'set' | 'release'> {
  /** Reports the change of a transaction. */
  tell(transaction: SimulatedTransaction): Promise<void>;
}

const MINUTE = 60_000;
/** After any response other than 200, three times at most (docs.wompi.co: eventos). */
export const RETRIES = [30 * MINUTE, 180 * MINUTE, 24 * 60 * MINUTE];

/** Signs events with `secret`. `retries` are the waits in ms after a failed delivery. */
export function createEvents(agenda: Agenda, secret: string, post: PostEvent, retries = RETRIES): Events {
  const road = createRoad(agenda, post, retries);
  return {
    set: road.set,
    release: road.release,
    tell: (transaction) => road.send(eventOf(transaction, agenda.now(), secret)),
  };
}

/** The signed event of a transaction in its current state. */
function eventOf(transaction: SimulatedTransaction, now: Date, secret: string): OutgoingEvent {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const { id, status, amountInCents } = transaction;
  const checksum = createHash('sha256').update(`${id}${status}${amountInCents}${timestamp}${secret}`).digest('hex');
  return {
    headers: { 'content-type': 'application/json', 'x-event-checksum': checksum },
    body: {
      event: 'transaction.updated',
      data: { transaction: toWire(transaction) },
      environment: 'test',
      signature: { properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'], checksum },
      timestamp,
      sent_at: now.toISOString(),
    },
  };
}
