import { guestAccount } from '@tonalia/contract/guest';
import type { Channel } from '@tonalia/contract/people';
import type { ModuleContext } from '../../../platform/module.ts';
import { sendLater } from '../../../platform/messages.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import {
  approvedSubject,
  approvedText,
  emailTakenSubject,
  emailTakenText,
  invitationText,
  rejectedSubject,
  rejectedText,
} from './messages.es-CO.ts';

/** Ways to reach people, and where links lead. */
export type Reach = Pick<ModuleContext, 'channels' | 'publicUrl'>;

/** An SMS first: WhatsApp delivers to strangers what it approved before, and nothing else. */
const toPhone = ({ channels }: Reach): Channel | undefined =>
  (['sms', 'whatsapp'] as const).find((channel) => channels.includes(channel));

/** Tells who has an e-mail that somebody else wrote it. The guest's is public, and nobody's. */
export async function tellEmailOwner(tx: Transaction, reach: Reach, email: string): Promise<void> {
  if (!reach.channels.includes('email') || email === guestAccount.email) return;
  const text = emailTakenText(`${reach.publicUrl}/login`);
  await sendLater(tx, { channel: 'email', to: email, subject: emailTakenSubject, text });
}

/** Tells somebody that a seller made their account. */
export async function inviteCustomer(tx: Transaction, reach: Reach, to: string, sellerName: string): Promise<void> {
  const channel = toPhone(reach);
  if (channel) await sendLater(tx, { channel, to, text: invitationText(sellerName, `${reach.publicUrl}/login`) });
}

export interface Reviewed {
  email: string | null;
  /** Of a cell phone. */
  phoneE164: string | null;
  /** Why it was rejected; null when it was approved. */
  reason: string | null;
}

/** Tells a customer what came of the registration: by mail, or to the phone when there is none. */
export async function tellReviewed(
  tx: Transaction,
  reach: Reach,
  { email, phoneE164, reason }: Reviewed,
): Promise<void> {
  const text =
    reason === null
      ? approvedText(`${reach.publicUrl}/home`)
      : rejectedText(reason.replace(/\.+$/, ''), `${reach.publicUrl}/registration-status`);
  const subject = reason === null ? approvedSubject : rejectedSubject;
  if (email !== null && reach.channels.includes('email')) {
    await sendLater(tx, { channel: 'email', to: email, subject, text });
    return;
  }
  const channel = toPhone(reach);
  if (channel && phoneE164?.startsWith('+573')) await sendLater(tx, { channel, to: phoneE164, text });
}
