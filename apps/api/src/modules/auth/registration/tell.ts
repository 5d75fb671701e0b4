import { guestAccount } from '@tonalia/contract/guest';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { confirmationUrl, makeLink } from '../link/make-link.ts';
import { findByEmail } from '../login/identity.sql.ts';
import { type Reachable, tellOwner } from '../notice/tell-owner.ts';
import { approved, confirmEmail, emailTaken, invitation, rejected } from './messages.es-CO.ts';

/** Ways to reach people, and where links lead. */
export type Reach = Pick<ModuleContext, 'channels' | 'publicUrl'>;

/**
 * Mails to the e-mail of a new account: the link that confirms it, or, when somebody confirmed it as theirs before, word to them
 * and no link. The guest's is public, and nobody's.
 */
export async function tellEmail(
  tx: Transaction,
  { clock, channels, publicUrl }: Reach & Pick<ModuleContext, 'clock'>,
  identityId: string,
  email: string,
): Promise<void> {
  if (email === guestAccount.email) return;
  const token = await makeLink(tx, clock, { purpose: 'email', identityId, email });
  const [holder] = await findByEmail(tx, email);
  const isTheirs = holder?.id === identityId || !holder?.isConfirmed;
  const notice = isTheirs ? confirmEmail(confirmationUrl(publicUrl, token)) : emailTaken(`${publicUrl}/login`);
  await tellOwner(tx, channels, { email, phoneE164: null }, notice);
}

/** Tells somebody, on their cell phone, that a seller made their account. */
export function inviteCustomer(
  tx: Transaction,
  { channels, publicUrl }: Reach,
  phoneE164: string | null,
  sellerName: string,
): Promise<void> {
  return tellOwner(tx, channels, { email: null, phoneE164 }, invitation(sellerName, `${publicUrl}/login`));
}

/** Tells a customer what came of the registration: approved, or with the reason why it was not. */
export function tellReviewed(
  tx: Transaction,
  { channels, publicUrl }: Reach,
  customer: Reachable,
  reason: string | null,
): Promise<void> {
  const notice =
    reason === null
      ? approved(`${publicUrl}/home`)
      : rejected(reason.replace(/\.+$/, ''), `${publicUrl}/registration-status`);
  return tellOwner(tx, channels, customer, notice);
}
