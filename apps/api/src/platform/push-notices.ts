import { z } from 'zod';
import { OutgoingMessage } from './messages.ts';
import { type NewEvent, publish } from './publish.ts';
import type { Database, Transaction } from './transaction.ts';

/** What a phone shows. It may be read on a locked phone: nothing personal except an order's code, and no amount. */
export const PushNotice = z.strictObject({
  /** Of its row in `platform.message`, when it has one. */
  id: z.uuid().optional(),
  /** The identity that owns the phones. */
  identityId: z.uuid(),
  title: z.string().min(1).max(80),
  text: z.string().min(1).max(200),
  /** The path it opens in the app. */
  path: z.string().startsWith('/').max(200),
  /** Its subject: a newer one about the same subject replaces it on the phone. */
  about: z.string().min(1).max(60),
  /** When it expires; it is neither sent nor shown after this instant. */
  expiresAt: z.iso.datetime(),
  /** Not urgent, so it is not sent at night. */
  isReminder: z.boolean().optional(),
  /** The message sent instead when there is no reachable phone. */
  otherwise: OutgoingMessage.optional(),
});
/** A push message to all phones of an identity. */
export type PushNotice = z.infer<typeof PushNotice>;

/** A push message to one phone. */
export interface PushMessage extends Pick<
  PushNotice,
  'title' | 'text' | 'path' | 'about' | 'expiresAt' | 'isReminder'
> {
  deviceId: string;
  /** The phone's push token. Never logged. */
  token: string;
}

/** Sends push messages. `gone`: the token is dead; a thrown error means it may be retried. */
export interface Pusher {
  send(message: PushMessage): Promise<'sent' | 'gone'>;
}

/** The event that pushes to an identity's phones, not before `notBefore`. The content is not kept after sending. */
export const pushEvent = (notice: PushNotice, notBefore?: Date): NewEvent => ({
  topic: 'message.push',
  payload: { ...notice },
  notBefore,
});

/** Queues a push message to an identity's phones that is sent when the transaction commits. */
export function pushLater(tx: Database | Transaction, notice: PushNotice): Promise<void> {
  const { topic, payload } = pushEvent(notice);
  return publish(tx, topic, payload);
}
