import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { confirmationUrl, makeLink } from '../link/make-link.ts';
import { findByEmail } from '../login/identity.sql.ts';
import { type Notice, tellOwner } from '../notice/tell-owner.ts';
import { emailLeaves, emailToConfirm, emailWanted } from './messages.es-CO.ts';

export interface WantedEmail {
  identityId: string;
  /** In use until the new one is confirmed. */
  present: string | null;
  email: string;
}

/**
 * Mails a link to the address somebody wants to use; it counts once the link was opened. Who asks sees no difference when the
 * address is somebody else's: then its owner is told, and no link leaves.
 */
export async function askForEmail(
  tx: Transaction,
  { clock, publicUrl, channels }: Pick<ModuleContext, 'clock' | 'publicUrl' | 'channels'>,
  { identityId, present, email }: WantedEmail,
): Promise<void> {
  const token = await makeLink(tx, clock, { purpose: 'email', identityId, email });
  const [owner] = await findByEmail(tx, email);
  const tell = (to: string, notice: Notice) => tellOwner(tx, channels, { email: to, phoneE164: null }, notice);
  if (!owner || (!owner.isConfirmed && owner.id !== identityId))
    await tell(email, emailToConfirm(confirmationUrl(publicUrl, token)));
  else if (owner.role !== 'Guest') await tell(email, emailWanted);
  if (present) await tell(present, emailLeaves);
}
