import { maxOwnSearches } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { addTerm, removeBeyond } from './search.sql.ts';
import type { Searcher } from './searcher.ts';
import { isFitForOthers, tidy } from './term.rules.ts';

/** Limit of new terms a process counts per day, so that invented terms cannot fill the disk. */
const MOST_NEW = 5_000;

/** Stores search terms, and counts at most `mostNew` new ones per day of Bogotá. INVALID_REQUEST for a term without letters or digits. */
export function createSearchMemory(
  db: Database,
  clock: Clock,
  mostNew = MOST_NEW,
): (seeker: Searcher, typed: string) => Promise<void> {
  let today = { day: '', left: mostNew };

  return async ({ id, isAccount }, typed) => {
    const term = tidy(typed);
    if (!/[\p{L}\p{N}]/u.test(term)) {
      throw new AppError('INVALID_REQUEST', { field: 'searchTerm', detail: 'debe tener letras o números' });
    }
    const now = clock.now();
    const day = dayIn(now);
    if (today.day !== day) today = { day, left: mostNew };
    const [counted] = await addTerm(db, {
      seeker: id,
      isAccount,
      term,
      now,
      day,
      counts: isFitForOthers(term),
      hasRoom: today.left > 0,
    });
    if (counted?.isNew) today.left -= 1;
    await removeBeyond(db, id, maxOwnSearches);
  };
}
