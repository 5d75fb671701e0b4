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
  contact: ContactDetails,
  { subject, text }: OwnerNotification,
): Promise<void> {
  const way = wayTo(channels, contact);
  if (way?.channel === 'email') await sendLater(tx, { ...way, channel: way.channel, subject, text });
  else if (way) await sendLater(tx, { ...way, channel: way.channel, text });
}

/** A notification can be sent to this person. */
export const isReachable = (channels: readonly Channel[], contact: ContactDetails): boolean =>
  wayTo(channels, contact) !== undefined;

function wayTo(channels: readonly Channel[], { email, phoneE164 }: ContactDetails) {
  if (email !== null && channels.includes('email')) return { channel: 'email', to: email } as const;
  const channel = toPhones.find((each) => channels.includes(each));
  const hasPhone = channel !== undefined && phoneE164 !== null && isCellPhone(nationalNumber(phoneE164));
  return hasPhone ? { channel, to: phoneE164 } : undefined;
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
