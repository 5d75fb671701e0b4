import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { removeDevicesOf } from '../device/known-device.sql.ts';
import { rejectSession } from './identify.ts';
import { type SessionEndReason, revokeSessionsOf } from './session.sql.ts';
import { publishEnded } from './publish-ended.ts';

/**
 * Ends every session of a person but one, or all of them with `null`, and no device is known any more; their tokens are nobody's at once in this process,
 * and in the others when the transaction commits.
 */
export async function endOtherSessions(
  db: Database,
  clock: Clock,
  identityId: string,
  exceptSessionId: string | null,
  reason: SessionEndReason,
  tx: Database | Transaction = db,
): Promise<void> {
  const ended = await revokeSessionsOf(tx, identityId, exceptSessionId, clock.now(), reason);
  await removeDevicesOf(tx, identityId);
  await publishEnded(tx, ended);
  for (const { id } of ended) rejectSession(db, id);
}
