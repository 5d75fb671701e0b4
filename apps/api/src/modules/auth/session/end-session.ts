import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { rejectSession } from './identify.ts';
import { type SessionEndReason, findSessionOfTokens, revokeSession } from './session.sql.ts';
import { publishEnded } from './publish-ended.ts';
import { digest } from '../secret/secret.ts';

/** Ends a session and all its tokens. Ending it again is no error. */
export async function endSession(
  db: Database,
  clock: Clock,
  sessionId: string,
  reason: SessionEndReason,
): Promise<void> {
  await inTransaction(db, async (tx) => publishEnded(tx, await revokeSession(tx, sessionId, clock.now(), reason)));
  rejectSession(db, sessionId);
}

/** Ends the sessions that these tokens belong to: access or refresh tokens, used or expired ones too. */
export async function endSessionsOf(db: Database, clock: Clock, tokens: string[]): Promise<void> {
  if (tokens.length === 0) return;
  for (const { sessionId } of await findSessionOfTokens(db, tokens.map(digest))) {
    await endSession(db, clock, sessionId, 'logout');
  }
}
