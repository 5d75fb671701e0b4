import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { removeDevicesOf } from '../login/known-device.sql.ts';
import { forgetSession } from './identify.ts';
import { type EndReason, revokeSessionsOf } from './session.sql.ts';
import { tellEnded } from './tell-ended.ts';

/**
 * Ends every session of a person but one, or all of them with `null`, and no device is known any more; their tokens are nobody's at once in this process,
 * and in the others when the transaction commits.
 */
export async function endOtherSessions(
  db: Database,
  clock: Clock,
  identityId: string,
  exceptSessionId: string | null,
  reason: EndReason,
  tx: Database | Transaction = db,
): Promise<void> {
  const ended = await revokeSessionsOf(tx, identityId, exceptSessionId, clock.now(), reason);
  await removeDevicesOf(tx, identityId);
  await tellEnded(tx, ended);
  for (const { id } of ended) forgetSession(db, id);
}
