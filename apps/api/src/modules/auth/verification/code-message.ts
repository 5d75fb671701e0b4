import type { Channel } from '@tonalia/contract/people';
import { type OutgoingMessage, sendLater } from '../../../platform/messages.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { codeSubject, codeText, inviteText } from './messages.es-CO.ts';

interface CodeMessage {
  channel: Channel;
  phone: string;
  /** The confirmed e-mail of the account with this phone. */
  email: string | null;
  /** Null when no account has the phone. */
  code: string | null;
  expiresAt: Date;
  publicUrl: string;
}

/**
 * Queues the message with the code, or the invitation when the phone has no account. A mail without a recipient is queued too,
 * already expired, so that both cases take equally long.
 */
export function sendCodeMessage(tx: Transaction, message: CodeMessage): Promise<void> {
  return sendLater(tx, messageOf(message));
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
