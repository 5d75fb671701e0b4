import type { Database } from '../../../platform/transaction.ts';
import { readTypedWords } from './kept-rows.sql.ts';
import type { TypedWords } from './typed-words.rules.ts';

/** The words of a text; null without one. */
export async function typedWordsOf(db: Database, q: string | undefined): Promise<TypedWords | null> {
  return (q ? (await readTypedWords(db, { q }))[0] : null) ?? null;
}
