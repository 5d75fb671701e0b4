import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { removeLinks } from '../link/link.sql.ts';
import { spendLink } from '../link/spend-link.ts';
import { changeEmail, releaseEmail } from './account.sql.ts';

/**
 * Makes the address of a link the e-mail of its owner. Links that set a password, sent to the old address, stop working. Another
 * account that never confirmed the address loses it. LINK_EXPIRED when the link was used, is too old or of another identity, or
 * another account confirmed the address first.
 */
export function confirmEmail(db: Database, clock: Clock, identityId: string, token: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const link = await spendLink(tx, clock, { purpose: 'email', token, ownerId: identityId });
    if (!link) throw new AppError('LINK_EXPIRED');
    await setEmail(tx, identityId, link.email, clock.now());
    await removeLinks(tx, identityId, 'password');
    await recordAuditEvent(tx, { actorId: identityId, action: 'auth.email_changed', subjectId: identityId });
    return link.email;
  });
}

async function setEmail(tx: Transaction, identityId: string, email: string, now: Date): Promise<void> {
  try {
    await releaseEmail(tx, identityId, email);
    const [taken] = await changeEmail(tx, identityId, email, now);
    if (!taken) throw new AppError('LINK_EXPIRED');
  } catch (error) {
    if (brokenConstraint(error) === 'identity_email') throw new AppError('LINK_EXPIRED');
    throw error;
  }
}
