import { insertMessages, listMessages } from './message-log.sql.ts';
import type { Transaction } from './transaction.ts';

export { listMessages };

/** A message that was written, without its content. */
export interface WrittenMessage {
  /** The id in the payload of its outbox event. */
  id: string;
  recipient: 'customer' | 'seller';
  channel: 'email' | 'push';
  /** Not personal: the subject of the mail. */
  title: string;
}

/** Why messages are written: what they are about, the event that says so, and the operator that asked to send them again. */
export interface MessageCause {
  subjectId: string;
  cause: Record<string, unknown>;
  startedBy: string | null;
}

/** Keeps written messages, so that an operator sees their state and can send them again. The outbox fills in the state. */
export async function logMessages(
  tx: Transaction,
  messages: readonly WrittenMessage[],
  { subjectId, cause, startedBy }: MessageCause,
): Promise<void> {
  if (messages.length === 0) return;
  await insertMessages(tx, {
    messages: JSON.stringify(messages),
    subjectId,
    cause: JSON.stringify(cause),
    startedBy,
  });
}
