import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { removeAllLinks } from '../link/link.sql.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { lockIdentitiesToBlock, setBlockedAt } from './set-blocked.sql.ts';

interface BlockContext {
  db: Database;
  clock: Clock;
}

/** Blocks or unblocks identities as `setBlocked`; returns whether one changed. The caller records who did it. */
export async function blockIdentities(
  context: BlockContext,
  tx: Transaction,
  change: { identityIds: string[]; isBlocked: boolean },
): Promise<boolean> {
  const changing = await lockIdentitiesToBlock(tx, change);
  for (const { id } of changing) await changeBlock(context, tx, id, change.isBlocked);
  return changing.length > 0;
}

/** Changes the block of a locked identity; blocking ends all sessions and links. */
export async function changeBlock(
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
