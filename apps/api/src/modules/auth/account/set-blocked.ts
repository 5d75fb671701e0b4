import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { removeAllLinks } from '../link/link.sql.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { findAccounts, lockIdentitiesToBlock, setBlockedAt } from './set-blocked.sql.ts';

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

interface BlockContext {
  db: Database;
  clock: Clock;
}

/** Blocks or unblocks identities as `setBlocked`; returns whether one changed. The caller records its author. */
export async function blockIdentities(
  context: BlockContext,
  tx: Transaction,
  change: { identityIds: string[]; isBlocked: boolean },
): Promise<boolean> {
  const changing = await lockIdentitiesToBlock(tx, change);
  for (const { id } of changing) await changeBlock(context, tx, id, change.isBlocked);
  return changing.length > 0;
}

async function changeBlock(
  { db, clock }: BlockContext,
  tx: Transaction,
  identityId: string,
  isBlocked: boolean,
): Promise<void> {
  // First, because concurrent sign-ins wait for this row, or their session is ended below.
  await setBlockedAt(tx, identityId, isBlocked ? clock.now() : null);
  if (!isBlocked) return;
  await endOtherSessions(db, clock, { identityId, exceptSessionId: null, reason: 'blocked' }, tx);
  await removeAllLinks(tx, identityId);
}
