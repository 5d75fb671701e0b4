import type { Channel } from '@tonalia/contract/people';
import { isCellPhone, nationalNumber } from '@tonalia/rules/phone';
import { sendLater } from '../../../platform/messages.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';

/** How somebody can be reached, as far as they said. */
export interface ContactDetails {
  email: string | null;
  phoneE164: string | null;
}

/** What somebody is told, in the words they read. */
export interface OwnerNotification {
  /** Of a mail. */
  subject: string;
  text: string;
}

/** An SMS first: WhatsApp delivers to strangers what it approved before, and nothing else. */
const toPhones = ['sms', 'whatsapp'] as const;

/** Tells the owner of an account what happened to it: by mail, else to their cell phone. Who has neither is not told. */
export async function notifyOwner(
  tx: Database | Transaction,
  channels: readonly Channel[],
  { email, phoneE164 }: ContactDetails,
  { subject, text }: OwnerNotification,
): Promise<void> {
  if (email !== null && channels.includes('email')) {
    await sendLater(tx, { channel: 'email', to: email, subject, text });
    return;
  }
  const channel = toPhones.find((each) => channels.includes(each));
  const isSent = channel !== undefined && phoneE164 !== null && isCellPhone(nationalNumber(phoneE164));
  if (isSent) await sendLater(tx, { channel, to: phoneE164, text });
}

/** As `notifyOwner`, by mail and to the cell phone as well: where one of the two may be read by somebody else. */
export async function notifyOwnerEverywhere(
  tx: Database | Transaction,
  channels: readonly Channel[],
  { email, phoneE164 }: ContactDetails,
  notice: OwnerNotification,
): Promise<void> {
  await notifyOwner(tx, channels, { email, phoneE164: null }, notice);
  await notifyOwner(tx, channels, { email: null, phoneE164 }, notice);
}
