import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { changeBlock } from './block-identities.ts';
import { findAccounts } from './set-blocked.sql.ts';

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
    await changeBlock({ db, clock }, tx, account.id, isBlocked);
    const action = isBlocked ? 'auth.account_blocked' : 'auth.account_unblocked';
    await recordAuditEvent(tx, { actorId: null, action, subjectId: account.id });
    return 'done';
  });
}
