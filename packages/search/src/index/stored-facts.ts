import { doubleAt } from '../rows/checked.ts';
import type { DocumentFacts } from './facts.ts';
import { MOST_DOCUMENTS, MOST_VARIANTS } from './rank.ts';
import { grown, widened } from './postings.ts';
import type { SearchDocument } from './search-index.ts';

/** What suggestions need beside the facts for ranking. */
export interface StoredFacts extends DocumentFacts {
  names: string[];
  popularity: Float64Array;
  brands: DocumentGroups;
  categories: DocumentGroups;
  /** The categories above them. */
  parents: DocumentGroups;
  labelNames: string[];
  labelNameOf: Uint32Array;
}

/** Documents grouped by a name they share. */
export interface DocumentGroups {
  names: string[];
  /** The group of each document. */
  groupOf: Uint32Array;
  /** Of each group: its first document, and the popularity of all. */
  firstDoc: Uint32Array;
  popularity: Float64Array;
}

/** Texts, each stored once under a number. */
function createPool() {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  return {
    texts,
    add(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}

function createGroups() {
  const names = createPool();
  const groups: number[] = [];
  const firstDoc: number[] = [];
  const popularity: number[] = [];
  return {
    add(name: string, units: number): void {
      const group = names.add(name);
      firstDoc[group] ??= groups.length;
      popularity[group] = (popularity[group] ?? 0) + units;
      groups.push(group);
    },
    finish: (): DocumentGroups => ({
      names: names.texts,
      groupOf: Uint32Array.from(groups),
      firstDoc: Uint32Array.from(firstDoc),
      popularity: Float64Array.from(popularity),
    }),
  };
}

/** Ranks by popularity, 0 the highest; equal ones in the order of adding. */
function ranksOf(popularity: readonly number[]): Uint32Array {
  const ranks = new Uint32Array(popularity.length);
  const keys = Float64Array.from(popularity, (units, doc) => doc - units * MOST_DOCUMENTS).sort();
  for (let rank = 0; rank < keys.length; rank += 1) {
    const place = doubleAt(keys, rank) % MOST_DOCUMENTS;
    ranks[place < 0 ? place + MOST_DOCUMENTS : place] = rank;
  }
  return ranks;
}

/** Collects the facts about documents and variants. */
export function createFactsBuilder() {
  const [brands, categories, parents] = [createGroups(), createGroups(), createGroups()];
  const labels = createPool();
  const names: string[] = [];
  const popularity: number[] = [];
  const nameWords: number[] = [];
  const variantsOf: number[] = [];
  let docOfVariant = new Uint32Array(1024);
  let labelNameOf = new Uint32Array(1024);
  let labelWords = new Uint8Array(1024);
  let variants = 0;
  labels.add(''); // no label

  return {
    addDoc(doc: SearchDocument, words: number): number {
      if (names.length === MOST_DOCUMENTS) throw new RangeError(`an index has room for ${MOST_DOCUMENTS} documents`);
      variantsOf.push(variants);
      popularity.push(doc.popularity);
      brands.add(doc.brand, doc.popularity);
      categories.add(doc.category, doc.popularity);
      parents.add(doc.parentCategory ?? '', doc.popularity);
      nameWords.push(Math.min(255, words));
      return names.push(doc.name) - 1;
    },
    addVariant(doc: number): number {
      if (variants === MOST_VARIANTS) throw new RangeError(`an index has room for ${MOST_VARIANTS} variants`);
      if (variants === docOfVariant.length) {
        docOfVariant = grown(docOfVariant);
        labelNameOf = grown(labelNameOf);
        labelWords = widened(labelWords);
      }
      docOfVariant[variants] = doc;
      variants += 1;
      return variants - 1;
    },
    setLabel(variant: number, words: number, name: string | null): void {
      labelWords[variant] = Math.min(255, words);
      labelNameOf[variant] = name === null ? 0 : labels.add(name);
    },
    finish: (): StoredFacts => ({
      names,
      popularity: Float64Array.from(popularity),
      brands: brands.finish(),
      categories: categories.finish(),
      parents: parents.finish(),
      nameWords: Uint8Array.from(nameWords),
      salesRank: ranksOf(popularity),
      variantsOf: Uint32Array.from([...variantsOf, variants]),
      docOfVariant: docOfVariant.slice(0, variants),
      labelWords: labelWords.slice(0, variants),
      labelNames: labels.texts,
      labelNameOf: labelNameOf.slice(0, variants),
    }),
  };
}
