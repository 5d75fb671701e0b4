import { createHash } from 'node:crypto';
import type { Agenda } from './agenda.ts';
import type { Transaction } from './ledger.ts';
import { toWire } from './wire.ts';

export interface OutgoingEvent {
  body: Record<string, unknown>;
  headers: { 'content-type': 'application/json'; 'x-event-checksum': string };
}

/** Sends an event and says with which HTTP status it was taken. */
export type PostEvent = (event: OutgoingEvent) => Promise<number>;

/** What becomes of events on their way: `hold` keeps them until they are let go. */
export type EventRoad = 'open' | 'lose' | 'twice' | 'hold';

export interface Events {
  /** Tells that a transaction changed. */
  tell(transaction: Transaction): Promise<void>;
  setRoad(road: EventRoad): void;
  /** Sends what was held, in the order of the events or the other way round, and opens the road. */
  release(order?: 'as they came' | 'reversed'): Promise<void>;
}

const MINUTE = 60_000;
/** After an answer that is not 200, and thrice at most (docs.wompi.co: eventos). */
export const RETRIES = [30 * MINUTE, 180 * MINUTE, 24 * 60 * MINUTE];

export function createEvents(agenda: Agenda, secret: string, post: PostEvent, retries = RETRIES): Events {
  let road: EventRoad = 'open';
  const held: OutgoingEvent[] = [];

  const send = async (event: OutgoingEvent, tries = 0): Promise<void> => {
    const status = await post(event).catch(() => 0);
    const wait = retries[tries];
    if (status !== 200 && wait !== undefined) agenda.later(wait, () => send(event, tries + 1));
  };

  return {
    async tell(transaction) {
      const event = eventOf(transaction, agenda.now(), secret);
      if (road === 'hold') held.push(event);
      if (road === 'open' || road === 'twice') await send(event);
      if (road === 'twice') await send(event);
    },
    setRoad: (next) => {
      road = next;
    },
    async release(order = 'as they came') {
      road = 'open';
      const events = held.splice(0);
      for (const event of order === 'reversed' ? events.reverse() : events) await send(event);
    },
  };
}

/** The event of a transaction as it is now, signed. */
function eventOf(transaction: Transaction, now: Date, secret: string): OutgoingEvent {
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
