import { z } from 'zod';
import { OutgoingMessage } from './messages.ts';
import { publish } from './outbox.ts';
import type { Database, Transaction } from './transaction.ts';

/** What a phone shows. It may be read on a locked one: nothing personal but an order's code, and no amount. */
export const PushNotice = z.strictObject({
  /** Whose phones it is for. */
  identityId: z.uuid(),
  title: z.string().min(1).max(80),
  text: z.string().min(1).max(200),
  /** Where it leads to in the app. */
  path: z.string().startsWith('/').max(200),
  /** What it is about. On a phone the latest about one thing takes the place of those before. */
  about: z.string().min(1).max(60),
  /** After this instant it is of no use, and neither sent nor shown any more. */
  expiresAt: z.iso.datetime(),
  /** Nobody waits for it, so it leaves nobody's phone ringing at night. */
  isReminder: z.boolean().optional(),
  /** What is sent to who has no phone to push to. */
  otherwise: OutgoingMessage.optional(),
});
/** A notice to somebody's phones. */
export type PushNotice = z.infer<typeof PushNotice>;

/** A notice to one phone. */
export interface PushMessage extends Pick<
  PushNotice,
  'title' | 'text' | 'path' | 'about' | 'expiresAt' | 'isReminder'
> {
  deviceId: string;
  /** What the phone's maker knows it by. Never in a log. */
  token: string;
}

/** Pushes to phones. `gone` is a phone that takes nothing any more; an error means that it may be tried again. */
export interface Pusher {
  send(message: PushMessage): Promise<'sent' | 'gone'>;
}

/** Has a notice pushed to somebody's phones when the transaction commits, and not before `notBefore`. What was sent is not kept. */
export function pushLater(tx: Database | Transaction, notice: PushNotice, notBefore?: Date): Promise<void> {
  return publish(tx, 'message.push', notice, notBefore);
}
