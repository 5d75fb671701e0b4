import { AppError } from '@tonalia/contract/errors';
import { recordDeed } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { removeLinks } from '../link/link.sql.ts';
import { spendLink } from '../link/spend-link.ts';
import { changeEmail } from './account.sql.ts';

/**
 * Makes the address a link was sent to the one its owner signs in with. Links to set a password anew, sent to the old one, are
 * worth nothing from now on. LINK_EXPIRED when it was used, is too old, somebody else's, or somebody took the address first.
 */
export function confirmEmail(db: Database, clock: Clock, identityId: string, token: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const link = await spendLink(tx, clock, 'email', token, identityId);
    if (!link) throw new AppError('LINK_EXPIRED');
    await takeEmail(tx, identityId, link.email);
    await removeLinks(tx, identityId, 'password');
    await recordDeed(tx, { actorId: identityId, action: 'auth.email_changed', subjectId: identityId });
    return link.email;
  });
}

async function takeEmail(tx: Transaction, identityId: string, email: string): Promise<void> {
  try {
    const [taken] = await changeEmail(tx, identityId, email);
    if (!taken) throw new AppError('LINK_EXPIRED');
  } catch (error) {
    if (brokenConstraint(error) === 'identity_email') throw new AppError('LINK_EXPIRED');
    throw error;
  }
}
