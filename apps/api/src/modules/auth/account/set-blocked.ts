import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { removeAllLinks } from '../link/link.sql.ts';
import { findAccounts, setBlockedAt } from './set-blocked.sql.ts';

/** `none`: no such account; `same`: nothing to change. */
export type BlockOutcome = 'none' | 'same' | 'done';

interface AccountBlock {
  /** Lower case; null when it is a phone. */
  email: string | null;
  phoneE164: string | null;
  isBlocked: boolean;
}

/**
 * Blocks or unblocks an account. Blocking ends all sessions and links; a sign-in is answered as with a wrong password. The
 * customer, its orders and its seller stay.
 */
export function setBlocked(
  db: Database,
  clock: Clock,
  { email, phoneE164, isBlocked }: AccountBlock,
): Promise<BlockOutcome> {
  return inTransaction(db, async (tx) => {
    const [account] = await findAccounts(tx, email, phoneE164);
    if (!account) return 'none';
    if (account.isBlocked === isBlocked) return 'same';
    // First, because concurrent sign-ins wait for this row, or their session is ended below.
    await setBlockedAt(tx, account.id, isBlocked ? clock.now() : null);
    if (isBlocked) {
      await endOtherSessions(db, clock, { identityId: account.id, exceptSessionId: null, reason: 'blocked' }, tx);
      await removeAllLinks(tx, account.id);
    }
    const action = isBlocked ? 'auth.account_blocked' : 'auth.account_unblocked';
    await recordAuditEvent(tx, { actorId: null, action, subjectId: account.id });
    return 'done';
  });
}
