import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { removeAllLinks } from '../link/link.sql.ts';
import { findAccounts, setBlockedAt } from './set-blocked.sql.ts';

/** `none` when nobody signs in with it; `same` when it stood so before. */
export type BlockOutcome = 'none' | 'same' | 'done';

interface Wish {
  /** Lower case; null when it is a phone. */
  email: string | null;
  phoneE164: string | null;
  isBlocked: boolean;
}

/**
 * Keeps somebody out, or lets them in again. Who is kept out loses every session and link at once and is answered like a wrong
 * password; the customer, its orders and its seller stay as they are.
 */
export function setBlocked(db: Database, clock: Clock, { email, phoneE164, isBlocked }: Wish): Promise<BlockOutcome> {
  return inTransaction(db, async (tx) => {
    const [account] = await findAccounts(tx, email, phoneE164);
    if (!account) return 'none';
    if (account.isBlocked === isBlocked) return 'same';
    // First: who signs in at this moment waits for this row, or is seen by what ends sessions.
    await setBlockedAt(tx, account.id, isBlocked ? clock.now() : null);
    if (isBlocked) {
      await endOtherSessions(db, clock, account.id, null, 'blocked', tx);
      await removeAllLinks(tx, account.id);
    }
    const action = isBlocked ? 'auth.account_blocked' : 'auth.account_unblocked';
    await recordAuditEvent(tx, { actorId: null, action, subjectId: account.id });
    return 'done';
  });
}
