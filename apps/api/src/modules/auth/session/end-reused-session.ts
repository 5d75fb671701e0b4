import type { Channel } from '@tonalia/contract/people';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findOwner } from '../notification/owner.sql.ts';
import { notifyOwner } from '../notification/notify-owner.ts';
import { rejectSession } from './identify.ts';
import { sessionReused } from './messages.es-CO.ts';
import { revokeSession } from './session.sql.ts';
import { publishEnded } from './publish-ended.ts';

/** Ends a session after its token was copied, and notifies the owner; only the first call does. */
export async function endReusedSession(
  db: Database,
  clock: Clock,
  channels: readonly Channel[],
  { sessionId, identityId }: { sessionId: string; identityId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [ended] = await revokeSession(tx, sessionId, clock.now(), 'reuse');
    if (!ended) return;
    await publishEnded(tx, [ended]);
    await recordAuditEvent(tx, {
      actorId: null,
      action: 'auth.token_reused',
      subjectId: identityId,
      detail: { sessionId },
    });
    const [owner] = await findOwner(tx, identityId);
    if (owner) await notifyOwner(tx, channels, owner, sessionReused);
  });
  rejectSession(db, sessionId);
}
