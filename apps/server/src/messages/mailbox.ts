import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';

/** A notice as a phone would have shown it; `to` is the device. */
interface PushedMessage {
  channel: 'push';
  to: string;
  subject: string;
  text: string;
  path: string;
}

type Message = OutgoingMessage | PushedMessage;

/** A message as it would have left. */
export type KeptMessage = Message & { at: string };

/** What would be sent if there were somebody to send it: the last messages, in memory. */
export interface Mailbox {
  put(message: Message): void;
  /** The newest first. */
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
