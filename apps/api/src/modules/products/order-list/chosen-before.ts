import type { AskedRow } from '@tonalia/order-list/reading';
import type { RowVerdict } from '@tonalia/order-list/recognise';
import { isNumberAlone } from '@tonalia/order-list/searches';
import type { Database } from '../../../platform/transaction.ts';
import { choiceWords } from './choice-words.ts';
import { findListChoices } from './list-choice.sql.ts';

/** A version with its product, by the words it was chosen for. */
export type ChosenBefore = ReadonlyMap<string, { versionId: string; productId: string }>;

/** What a customer chose before for words of these rows; nothing for a visitor. One statement. */
export async function findChosenBefore(
  db: Database,
  customerId: string | null,
  rows: readonly AskedRow[],
): Promise<ChosenBefore> {
  if (customerId === null) return new Map();
  const all = rows.flatMap(({ readings }) => readings.map((reading) => choiceWords(reading.words)));
  const words = [...new Set(all)].filter(Boolean);
  const found = words.length > 0 ? await findListChoices(db, { customerId, words }) : [];
  return new Map(found.map(({ words: chosenFor, ...chosen }) => [chosenFor, chosen]));
}

/**
 * The version chosen before for an unclear row. It must be one of those to choose from, because what was named before may have changed
 * them; for words that matched nothing it holds in any list, for the number of a shade alone it does not.
 */
export function chosenFor(of: RowVerdict, chosen: ChosenBefore): string | null {
  if (of.verdict === 'recognised') return null;
  const before = chosen.get(choiceWords(of.reading.words));
  if (!before) return null;
  const isOffered = of.candidates.some(({ id }) => id === before.versionId);
  const isHeldAnywhere = of.verdict === 'unknown' && !isNumberAlone(of.reading);
  return isOffered || isHeldAnywhere ? before.versionId : null;
}
