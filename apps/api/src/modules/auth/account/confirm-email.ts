import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { removeLinks } from '../link/link.sql.ts';
import { spendLink } from '../link/spend-link.ts';
import { changeEmail, releaseEmail } from './account.sql.ts';

/**
 * Makes the address a link was sent to the one its owner signs in with. Links to set a password anew, sent to the old one, are
 * worth nothing from now on. Who wrote the address down before and never confirmed it loses it. LINK_EXPIRED when it was used, is
 * too old, somebody else's, or somebody confirmed the address first.
 */
export function confirmEmail(db: Database, clock: Clock, identityId: string, token: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const link = await spendLink(tx, clock, 'email', token, identityId);
    if (!link) throw new AppError('LINK_EXPIRED');
    await takeEmail(tx, identityId, link.email, clock.now());
    await removeLinks(tx, identityId, 'password');
    await recordAuditEvent(tx, { actorId: identityId, action: 'auth.email_changed', subjectId: identityId });
    return link.email;
  });
}

async function takeEmail(tx: Transaction, identityId: string, email: string, now: Date): Promise<void> {
  try {
    await releaseEmail(tx, identityId, email);
    const [taken] = await changeEmail(tx, identityId, email, now);
    if (!taken) throw new AppError('LINK_EXPIRED');
  } catch (error) {
    if (brokenConstraint(error) === 'identity_email') throw new AppError('LINK_EXPIRED');
    throw error;
  }
}
