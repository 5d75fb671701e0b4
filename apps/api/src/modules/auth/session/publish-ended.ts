import { publish } from '../../../platform/publish.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { EndedSessionRow } from './session.sql.ts';

/** Publishes `auth.session_ended { sessionIds }` for sessions of registered identities; other modules have no data of guests. */
export async function publishEnded(tx: Database | Transaction, ended: readonly EndedSessionRow[]): Promise<void> {
  const sessionIds = ended.filter(({ isGuest }) => !isGuest).map(({ id }) => id);
  if (sessionIds.length > 0) await publish(tx, 'auth.session_ended', { sessionIds });
}
