import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';

/** A push message as a phone would show it; `to` is the device. */
interface PushedMessage {
  channel: 'push';
  to: string;
  subject: string;
  text: string;
  path: string;
}

type MailboxContent = OutgoingMessage | PushedMessage;

/** A message as it would have been sent. */
export type KeptMessage = MailboxContent & { at: string };

/** Keeps the last messages in memory instead of sending them. */
export interface Mailbox {
  put(message: MailboxContent): void;
  /** Newest first. */
  read(): KeptMessage[];
}

const MOST_KEPT = 100;

export function createMailbox(): Mailbox {
  const kept: KeptMessage[] = [];
  return {
    put(message) {
      kept.unshift({ at: new Date().toISOString(), ...message });
      kept.length = Math.min(kept.length, MOST_KEPT);
    },
    read: () => kept,
  };
}
