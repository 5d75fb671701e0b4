import { randomUUID } from 'node:crypto';
import { Channel } from '@tonalia/contract/people';
import { z } from 'zod';
import { type NewEvent, publish } from './publish.ts';
import type { Database, Transaction } from './transaction.ts';

/** The same message as stored in the outbox. */
export const OutgoingMessage = z.strictObject({
  /** Equal for all tries, so that the receiver can detect duplicates. */
  id: z.uuid().optional(),
  channel: Channel,
  /** An e-mail address, or a phone in E.164. */
  to: z.string(),
  /** Mail only. */
  subject: z.string().optional(),
  /** The full text as read. */
  text: z.string(),
  /** Mail only: the same as HTML. */
  html: z.string().optional(),
  /** The code contained in the text, for channels that insert it into their own template (WhatsApp). */
  code: z.string().optional(),
  /** When the message expires; it is not sent after this instant. */
  expiresAt: z.iso.datetime().optional(),
});
/** A message to a person. */
export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/** Sends messages. A thrown error means it was not sent and may be retried. */
export interface Messenger {
  /** The channels this installation can use, the preferred first. */
  channels: readonly Channel[];
  send(message: OutgoingMessage): Promise<void>;
}

/** The event that sends a message. The content is not kept after sending. */
export const messageEvent = (message: OutgoingMessage): NewEvent => ({
  topic: `message.${message.channel}`,
  payload: { id: randomUUID(), ...message },
});

/** Queues a message that is sent when the transaction commits. */
export function sendLater(tx: Database | Transaction, message: OutgoingMessage): Promise<void> {
  const { topic, payload } = messageEvent(message);
  return publish(tx, topic, payload);
}

/** A placeholder for the brand's name; `deliver` replaces it. */
export const BRAND = '{{brand.name}}';
/** A placeholder for the brand's colour in the HTML of a message, as `#rrggbb`. */
export const BRAND_COLOUR = '{{brand.colour}}';
