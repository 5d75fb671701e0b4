import type { Clock } from '../../../platform/clock.ts';
import { sendLater } from '../../../platform/messages.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { makeLink } from '../link/make-link.ts';
import { findByEmail } from '../login/identity.sql.ts';
import { confirmEmail, emailLeaves, emailWanted } from './mails.ts';

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
  clock: Clock,
  publicUrl: string,
  { identityId, present, email }: WantedEmail,
): Promise<void> {
  const token = await makeLink(tx, clock, { purpose: 'email', identityId, email });
  const [owner] = await findByEmail(tx, email);
  if (!owner) await sendLater(tx, confirmEmail(email, `${publicUrl}/home/profile/edit?email-token=${token}`));
  else if (owner.role !== 'Guest') await sendLater(tx, emailWanted(email));
  if (present) await sendLater(tx, emailLeaves(present));
}
