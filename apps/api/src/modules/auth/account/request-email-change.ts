import { can } from '@tonalia/contract/rights';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { removeLinks } from '../link/link.sql.ts';
import { confirmationUrl, makeLink } from '../link/make-link.ts';
import { findByEmail } from '../login/identity.sql.ts';
import { type OwnerNotification, notifyOwner } from '../notification/notify-owner.ts';
import { emailLeaves, emailToConfirm, emailRequested } from './messages.es-CO.ts';

export interface EmailChange {
  identityId: string;
  /** In use until the new one is confirmed. */
  current: string | null;
  email: string;
}

/**
 * Mails a link to the requested address, which counts once the link is opened. An address of another account gets no link but a
 * notification, and the caller sees no difference. The current address is notified too.
 */
export async function requestEmailChange(
  tx: Transaction,
  { clock, publicUrl, channels }: Pick<ModuleContext, 'clock' | 'publicUrl' | 'channels'>,
  { identityId, current, email }: EmailChange,
): Promise<void> {
  const token = await makeLink(tx, clock, { purpose: 'email', identityId, email });
  const [owner] = await findByEmail(tx, email);
  const notify = (to: string, notice: OwnerNotification) =>
    notifyOwner(tx, channels, { email: to, phoneE164: null }, notice);
  if (!owner || (!owner.isConfirmed && owner.id !== identityId))
    await notify(email, emailToConfirm(confirmationUrl(publicUrl, token)));
  else if (can(owner.role, 'account.use')) await notify(email, emailRequested);
  if (current) await notify(current, emailLeaves);
}

/** Withdraws a requested change: the link in the mail stops working. */
export async function cancelEmailChange(tx: Transaction, identityId: string): Promise<void> {
  await removeLinks(tx, identityId, 'email');
}
