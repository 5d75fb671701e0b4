import type { Channel } from '@tonalia/contract/people';
import { isCellPhone, nationalNumber } from '@tonalia/rules/phone';
import { sendLater } from '../../../platform/messages.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';

/** Where a person can be reached. */
export interface ContactDetails {
  email: string | null;
  phoneE164: string | null;
}

/** A notification in Spanish. `subject` is for mail. */
export interface OwnerNotification {
  subject: string;
  text: string;
}

/** SMS first: WhatsApp delivers only approved templates to strangers. */
const toPhones = ['sms', 'whatsapp'] as const;

/** Notifies the owner of an account by mail, or else by SMS or WhatsApp. Without either nothing is sent. */
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

/** As `notifyOwner`, but by mail and phone both, when another person may read one of them. */
export async function notifyOwnerEverywhere(
  tx: Database | Transaction,
  channels: readonly Channel[],
  { email, phoneE164 }: ContactDetails,
  notice: OwnerNotification,
): Promise<void> {
  await notifyOwner(tx, channels, { email, phoneE164: null }, notice);
  await notifyOwner(tx, channels, { email: null, phoneE164 }, notice);
}
