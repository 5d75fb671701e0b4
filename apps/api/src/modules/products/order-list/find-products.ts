import { createSynonyms, createWordRoles, type Synonym, type Synonyms } from '@tonalia/search';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { searchWords } from '../catalogue-index/words.ts';
import { lexicon } from '../search-terms/lexicon.ts';

/** Products compared with a row: enough for all that have a number of a shade. */
const MOST = 40;

const roles = createWordRoles(lexicon);
const known = new WeakMap<readonly Synonym[], Synonyms>();

/** The meanings of words in this catalogue, prepared once for each table of synonyms. */
export function synonymsOf({ reference: { synonyms } }: Pick<CatalogueIndex, 'reference'>): Synonyms {
  const made = known.get(synonyms) ?? createSynonyms(synonyms, roles);
  known.set(synonyms, made);
  return made;
}

/** Ids of the products that words find, the best first. */
export function findProductIds({ words, table }: Pick<CatalogueIndex, 'words' | 'table'>, typed: string): string[] {
  const { slots, scores } = searchWords(words, typed);
  const order = Array.from(slots, (slot, at) => ({ slot, score: scores[at] ?? 0 }));
  const best = order.toSorted((one, other) => other.score - one.score || one.slot - other.slot).slice(0, MOST);
  return best.flatMap(({ slot }) => table.ids[slot] ?? []);
}
