import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { forgetSession } from './identify.ts';
import { type EndReason, revokeSessionsOf } from './session.sql.ts';

/**
 * Ends every session of a person but one, or all of them with `null`; their tokens are nobody's at once in this process.
 * Where it belongs to a transaction, `tx` is that one.
 */
export async function endOtherSessions(
  db: Database,
  clock: Clock,
  identityId: string,
  exceptSessionId: string | null,
  reason: EndReason,
  tx: Database | Transaction = db,
): Promise<void> {
  for (const { id } of await revokeSessionsOf(tx, identityId, exceptSessionId, clock.now(), reason)) {
    forgetSession(db, id);
  }
}
