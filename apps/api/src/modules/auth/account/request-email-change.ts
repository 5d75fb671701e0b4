import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { removeLinks } from '../link/link.sql.ts';
import { confirmationUrl, makeLink } from '../link/make-link.ts';
import { findByEmail } from '../login/identity.sql.ts';
import { type OwnerNotification, notifyOwner } from '../notification/notify-owner.ts';
import { emailLeaves, emailToConfirm, emailWanted } from './messages.es-CO.ts';

export interface EmailChange {
  identityId: string;
  /** In use until the new one is confirmed. */
  present: string | null;
  email: string;
}

/**
 * Mails a link to the address somebody wants to use; it counts once the link was opened. Who asks sees no difference when the
 * address is somebody else's: then its owner is told, and no link leaves.
 */
export async function requestEmailChange(
  tx: Transaction,
  { clock, publicUrl, channels }: Pick<ModuleContext, 'clock' | 'publicUrl' | 'channels'>,
  { identityId, present, email }: EmailChange,
): Promise<void> {
  const token = await makeLink(tx, clock, { purpose: 'email', identityId, email });
  const [owner] = await findByEmail(tx, email);
  const tell = (to: string, notice: OwnerNotification) =>
    notifyOwner(tx, channels, { email: to, phoneE164: null }, notice);
  if (!owner || (!owner.isConfirmed && owner.id !== identityId))
    await tell(email, emailToConfirm(confirmationUrl(publicUrl, token)));
  else if (owner.role !== 'Guest') await tell(email, emailWanted);
  if (present) await tell(present, emailLeaves);
}

/** Withdraws a requested change: the link in the mail stops working. */
export async function cancelEmailChange(tx: Transaction, identityId: string): Promise<void> {
  await removeLinks(tx, identityId, 'email');
}
