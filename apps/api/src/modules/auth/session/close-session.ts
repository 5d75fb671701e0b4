import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { rejectSession } from './identify.ts';
import { revokeOwnSession } from './session.sql.ts';
import { publishEnded } from './publish-ended.ts';

/** Closes one session of the actor, on any device. SESSION_NOT_FOUND for an ended session and for one of another identity. */
export async function closeSession(
  db: Database,
  clock: Clock,
  { identityId }: Actor,
  sessionId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [closed] = await revokeOwnSession(tx, sessionId, identityId, clock.now());
    if (!closed) throw new AppError('SESSION_NOT_FOUND');
    await publishEnded(tx, [closed]);
    await recordAuditEvent(tx, { actorId: identityId, action: 'auth.session_closed', subjectId: sessionId });
  });
  rejectSession(db, sessionId);
}
