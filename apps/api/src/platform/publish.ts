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
