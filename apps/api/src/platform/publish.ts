import { statement } from './db.ts';
import type { Database, Transaction } from './transaction.ts';

/** An event to be written. */
export interface NewEvent {
  topic: string;
  payload: Record<string, unknown>;
  /** It is not delivered before this instant. */
  notBefore?: Date | undefined;
}

const insertMessage = statement(
  'platform.insert_message',
  `insert into platform.outbox (topic, payload, available_at) values ($topic, $payload, coalesce($notBefore::timestamptz, now()))`,
);

/** Writes an event that is delivered once the transaction commits, and not before `notBefore`. */
export async function publish(
  tx: Database | Transaction,
  topic: string,
  payload: Record<string, unknown>,
  notBefore: Date | null = null,
): Promise<void> {
  await insertMessage(tx, { topic, payload: JSON.stringify(payload), notBefore });
}

const insertEvents = statement(
  'platform.insert_events',
  `insert into platform.outbox (topic, payload, available_at)
   select e.topic, e.payload, coalesce(e."notBefore", now())
   from rows from (jsonb_to_recordset($1::jsonb) as (topic text, payload jsonb, "notBefore" timestamptz)) with ordinality as e
   order by e.ordinality`,
);

/** Writes many events with one statement, in their order; each is delivered once the transaction commits. */
export async function publishAll(tx: Database | Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await insertEvents(tx, JSON.stringify(events));
}
