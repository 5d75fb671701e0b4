import { publish } from '../../../platform/outbox.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { EndedSessionRow } from './session.sql.ts';

/**
 * Tells the other modules `auth.session_ended { sessionIds }` of people's sessions, whatever they were opened by: a phone may have been
 * registered with any. A guest's mean nothing to anybody.
 */
export async function publishEnded(tx: Database | Transaction, ended: readonly EndedSessionRow[]): Promise<void> {
  const sessionIds = ended.filter(({ isGuest }) => !isGuest).map(({ id }) => id);
  if (sessionIds.length > 0) await publish(tx, 'auth.session_ended', { sessionIds });
}
