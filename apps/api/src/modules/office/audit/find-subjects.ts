import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { FoundItem } from '@tonalia/contract/office-search';
import type { Database } from '../../../platform/transaction.ts';
import { type SearchContext, searchOffice } from '../search/search-office.ts';
import { findOperatorsNamed } from './audit.sql.ts';

/** Subjects and operators that typed words name. */
export interface FoundSubjects {
  subjects: string[];
  operatorIds: string[];
}

/** Finds the subjects and operators of typed words: what the office's search finds, the operators of that name, and the word itself. */
export async function findSubjects(
  { db, ...search }: SearchContext & { db: Database },
  words: string,
  role: OfficeRole,
): Promise<FoundSubjects> {
  const [{ items }, operators] = await Promise.all([
    searchOffice(search, { words, role, group: undefined }),
    findOperatorsNamed(db, words),
  ]);
  return {
    subjects: [words, words.toUpperCase(), ...items.flatMap(subjectsOf)],
    operatorIds: operators.map(({ id }) => id),
  };
}

/** As audit events name them: a photograph's with the kind of its owner. */
function subjectsOf({ group, _id }: FoundItem): string[] {
  if (group === 'shades') return [_id, `version:${_id}`];
  return group === 'products' ? [_id, `product:${_id}`] : [_id];
}
