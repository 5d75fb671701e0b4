import type { ChangeListener } from '../../../platform/changes.ts';
import type { Database } from '../../../platform/transaction.ts';
import { clearActorCache, rejectSession } from './identify.ts';

/** Rejects the tokens of sessions that any process ended. */
export const rejectEndedSessions = (db: Database): ChangeListener => ({
  changed({ table, ids }) {
    if (table !== 'auth.session') return;
    for (const id of ids ?? []) rejectSession(db, id);
  },
  missed: () => clearActorCache(db),
});
