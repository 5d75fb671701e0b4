import { AppError } from '@tonalia/contract/errors';
import { type AuditEvent, recordAuditEvent } from '../../../platform/audit.ts';
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
  const event = { actorId: identityId, action: 'auth.session_closed', subjectId: sessionId };
  await closeSessionOf({ db, clock }, { identityIds: [identityId], sessionId, event });
}

/** Closes one session of these identities and records why. SESSION_NOT_FOUND as above. */
export async function closeSessionOf(
  { db, clock }: { db: Database; clock: Clock },
  { identityIds, sessionId, event }: { identityIds: string[]; sessionId: string; event: AuditEvent },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await revokeOwnSession(tx, sessionId, identityIds, clock.now());
    if (closed.length === 0) throw new AppError('SESSION_NOT_FOUND');
    await publishEnded(tx, closed);
    await recordAuditEvent(tx, event);
  });
  rejectSession(db, sessionId);
}
