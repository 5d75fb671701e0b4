import type { Channel } from '@tonalia/contract/people';
import { sendLater } from '../../../platform/messages.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';

/** How somebody can be reached, as far as they said. */
export interface Reachable {
  email: string | null;
  phoneE164: string | null;
}

export interface Notice {
  subject: string;
  text: string;
}

/** Tells the owner of an account what happened to it: by mail, else by SMS. Who can be reached by neither is not told. */
export async function tellOwner(
  tx: Database | Transaction,
  channels: readonly Channel[],
  { email, phoneE164 }: Reachable,
  { subject, text }: Notice,
): Promise<void> {
  if (email && channels.includes('email')) await sendLater(tx, { channel: 'email', to: email, subject, text });
  else if (phoneE164 && channels.includes('sms')) await sendLater(tx, { channel: 'sms', to: phoneE164, text });
}
