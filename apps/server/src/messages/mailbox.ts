import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';

/** A push message as a phone would show it; `to` is the device. */
interface PushPreview {
  channel: 'push';
  to: string;
  subject: string;
  text: string;
  path: string;
}

type MailboxContent = OutgoingMessage | PushPreview;

/** A message as it would have been sent. */
export type MailboxMessage = MailboxContent & { at: string };

/** Keeps the last messages in memory instead of sending them. */
export interface Mailbox {
  put(message: MailboxContent): void;
  /** Newest first. */
  read(): MailboxMessage[];
}

const MOST_KEPT = 100;

export function createMailbox(): Mailbox {
  const messages: MailboxMessage[] = [];
  return {
    put(message) {
      messages.unshift({ at: new Date().toISOString(), ...message });
      messages.length = Math.min(messages.length, MOST_KEPT);
    },
    read: () => messages,
  };
}
