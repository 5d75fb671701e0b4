import { randomUUID } from 'node:crypto';
import { Channel } from '@tonalia/contract/people';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import { Hopeless, type Listener, publish } from './outbox.ts';
import { brandName } from './settings/settings.ts';
import type { Database, Transaction } from './transaction.ts';

/** The same, as it lies in the outbox. */
export const OutgoingMessage = z.strictObject({
  /** The same each time it is sent: by it the other side knows what it has already. */
  id: z.uuid().optional(),
  channel: Channel,
  /** An e-mail address, or a phone in E.164. */
  to: z.string(),
  /** Of a mail. */
  subject: z.string().optional(),
  /** The whole text, as people read it. */
  text: z.string(),
  /** The same as a page, of a mail. */
  html: z.string().optional(),
  /** The code in the text, for ways that put it into a text of their own (a WhatsApp template). */
  code: z.string().optional(),
  /** After this instant it is of no use and is not sent any more. */
  expiresAt: z.iso.datetime().optional(),
});
/** A message to a person. */
export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/** Sends what leaves the house. An error means it did not leave, and may be tried again. */
export interface Messenger {
  /** The ways this installation can send, the preferred first. */
  channels: readonly Channel[];
  send(message: OutgoingMessage): Promise<void>;
}

/** Has a message sent when the transaction commits. What was sent is not kept. */
export function sendLater(tx: Database | Transaction, message: OutgoingMessage): Promise<void> {
  return publish(tx, `message.${message.channel}`, { id: randomUUID(), ...message });
}

/** Stands in a message for the brand's name, which is filled in when the message leaves. */
export const BRAND = '{{brand.name}}';

/** Handles `message.<channel>`. */
export function deliver(messenger: Messenger, clock: Clock): Listener {
  return async (tx, { payload }) => {
    const message = OutgoingMessage.parse(payload);
    if (message.expiresAt && Date.parse(message.expiresAt) <= clock.now().getTime()) return;
    if (!messenger.channels.includes(message.channel)) throw new Hopeless(`nothing is sent by ${message.channel} here`);
    await messenger.send(named(message, await brandName(tx)));
  };
}

function named(message: OutgoingMessage, brand: string): OutgoingMessage {
  const { channel, text, html } = message;
  const subject = message.subject ?? (channel === 'email' ? BRAND : undefined);
  return {
    ...message,
    text: text.replaceAll(BRAND, () => brand),
    ...(subject !== undefined && { subject: subject.replaceAll(BRAND, () => brand) }),
    ...(html !== undefined && { html: html.replaceAll(BRAND, () => brand.replaceAll('&', '&amp;')) }),
  };
}
