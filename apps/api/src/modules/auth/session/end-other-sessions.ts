import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { removeDevicesOf } from '../device/known-device.sql.ts';
import { rejectSession } from './identify.ts';
import { type SessionEndReason, revokeSessionsOf } from './session.sql.ts';
import { publishEnded } from './publish-ended.ts';

export interface SessionsToEnd {
  identityId: string;
  /** The session that stays open; null ends all. */
  exceptSessionId: string | null;
  reason: SessionEndReason;
}

/**
 * Ends every session of an identity except one (`null`: all) and forgets its known devices. This process rejects their tokens at
 * once, the others when the transaction commits.
 */
export async function endOtherSessions(
  db: Database,
  clock: Clock,
  { identityId, exceptSessionId, reason }: SessionsToEnd,
  tx: Database | Transaction = db,
): Promise<void> {
  const ended = await revokeSessionsOf(tx, { identityId, exceptSessionId, now: clock.now(), reason });
  await removeDevicesOf(tx, identityId);
  await publishEnded(tx, ended);
  for (const { id } of ended) rejectSession(db, id);
}
