import { formerGuestAccount, guestAccount } from '@tonalia/contract/guest';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { confirmationUrl, makeLink } from '../link/make-link.ts';
import { findByEmail } from '../login/identity.sql.ts';
import { notifyOwner } from '../notification/notify-owner.ts';
import { emailOfNewAccount, emailTaken } from './messages.es-CO.ts';

/**
 * Mails to the e-mail of a new account: the link that confirms it, or a notification when another account has confirmed that
 * e-mail. The address of the guest is public and gets nothing.
 */
export async function notifyNewEmail(
  tx: Transaction,
  { clock, channels, publicUrl }: Pick<ModuleContext, 'clock' | 'channels' | 'publicUrl'>,
  identityId: string,
  email: string,
): Promise<void> {
  if (email === guestAccount.email || email === formerGuestAccount.email) return;
  const token = await makeLink(tx, clock, { purpose: 'email', identityId, email });
  const [holder] = await findByEmail(tx, email);
  const isTheirs = holder?.id === identityId || !holder?.isConfirmed;
  const notice = isTheirs ? emailOfNewAccount(confirmationUrl(publicUrl, token)) : emailTaken(`${publicUrl}/login`);
  await notifyOwner(tx, channels, { email, phoneE164: null }, notice);
}
