import type { Channel } from '@tonalia/contract/people';
import { type OutgoingMessage, sendLater } from '../../../platform/messages.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { codeSubject, codeText, inviteText } from './messages.es-CO.ts';

interface CodeMessage {
  channel: Channel;
  phone: string;
  /** The confirmed address of who has the phone. */
  email: string | null;
  /** None when nobody has the phone. */
  code: string | null;
  expiresAt: Date;
  publicUrl: string;
}

/**
 * Has the code sent, or the invitation to who has no account. A mail without a reader is written all the same, for the time it
 * takes, and dropped: it expired long ago.
 */
export function sendCodeMessage(tx: Transaction, told: CodeMessage): Promise<void> {
  return sendLater(tx, messageOf(told));
}

function messageOf({ channel, phone, email, code, expiresAt, publicUrl }: CodeMessage): OutgoingMessage {
  const until = expiresAt.toISOString();
  const text = code === null ? inviteText(`${publicUrl}/registro`) : codeText(code);
  const coded = { text, ...(code !== null && { code }) };
  if (channel !== 'email') return { channel, to: phone, ...coded, expiresAt: until };
  const isRead = email !== null && code !== null;
  return { channel, to: email ?? '', subject: codeSubject, ...coded, expiresAt: isRead ? until : NEVER };
}

const NEVER = new Date(0).toISOString();
