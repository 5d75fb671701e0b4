import type { ChangeListener } from '../../../platform/changes.ts';
import type { Database } from '../../../platform/transaction.ts';
import { clearActorCache, rejectSession } from './identify.ts';

/** Hears which sessions ended, whichever process ended them: their tokens are nobody's from then on. */
export const rejectEndedSessions = (db: Database): ChangeListener => ({
  changed({ table, ids }) {
    if (table !== 'auth.session') return;
    for (const id of ids ?? []) rejectSession(db, id);
  },
  missed: () => clearActorCache(db),
});
