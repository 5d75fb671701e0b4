/** A product as words find it. */
export interface SearchDocument {
  name: string;
  brand: string;
  category: string;
  parentCategory: string | null;
  code: string;
  unitsSold: number;
  versions: readonly SearchVersion[];
}

export interface SearchVersion {
  code: string;
  shadeCode: string | null;
  shadeName: string | null;
  section: string | null;
  /** "60 ml" */
  volume: string | null;
}

/** What words find, unsorted: the better a match the higher its score, and alike matches have the same score. */
export interface Matches {
  /** Products by the order in which they were added. */
  docs: Uint32Array;
  /** Comparable between indexes: they follow from the words and the product alone. */
  scores: Float32Array;
  /** Which of the product's versions explains the match; -1 when its own name does. */
  versions: Int32Array;
}

export interface WordAnswer {
  matches: Matches;
  /** The share of what was typed that is met, 0 to 1: of two indexes the one that meets more is right. */
  met: number;
  searchedFor: string | null;
  didYouMean: string[];
}

/** What somebody who types this may mean, best first. `doc` names a brand or category by a product that has it. */
export interface Suggested {
  terms: string[];
  products: { doc: number; score: number }[];
  shades: { doc: number; version: number; score: number }[];
  brands: { name: string; doc: number }[];
  categories: { name: string; doc: number; isParent: boolean }[];
}

export interface WordIndex {
  search(words: string): WordAnswer;
  suggest(words: string): Suggested;
}

export interface WordIndexBuilder {
  /** The number of a product is the order of its adding. */
  add(doc: SearchDocument): void;
  finish(): WordIndex;
  /** The same in small steps, to let others have their turn between them. */
  finishInSteps(): Generator<undefined, WordIndex>;
}

export interface Synonym {
  term: string;
  meaning: string;
}

/** Gathers products, then knows them by their words. */
export function createWordIndexBuilder(synonyms: readonly Synonym[]): WordIndexBuilder {
  const words: Map<string, number>[] = [];
  const wordsOf = (text: string): string[] =>
    text
      .toLowerCase()
      .replaceAll('ñ', '\u0000')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('\u0000', 'ñ')
      .match(/[\p{L}\p{N}]+(?:[.,/_-][\p{L}\p{N}]+)*/gu) ?? [];
  const meanings = new Map(synonyms.map(({ term, meaning }) => [term, meaning]));
  const finish = (): WordIndex => ({
    search(text) {
      const asked = wordsOf(text).map((word) => meanings.get(word) ?? word);
      const hits = words.flatMap((doc, at) => {
        const found = asked.map((word) => [...doc].find(([known]) => known.startsWith(word))?.[1]);
        return found.length === 0 || found.includes(undefined)
          ? []
          : [{ at, version: Math.max(...found.map((v) => v ?? -1)) }];
      });
      return {
        matches: {
          docs: Uint32Array.from(hits, ({ at }) => at),
          scores: new Float32Array(hits.length).fill(1),
          versions: Int32Array.from(hits, ({ version }) => version),
        },
        met: hits.length > 0 ? 1 : 0,
        searchedFor: null,
        didYouMean: [],
      };
    },
    suggest: () => ({ terms: [], products: [], shades: [], brands: [], categories: [] }),
  });
  return {
    add(doc) {
      const known = new Map<string, number>();
      const put = (text: string | null, version: number): void => {
        for (const word of wordsOf(text ?? '')) if (!known.has(word)) known.set(word, version);
      };
      for (const text of [doc.name, doc.brand, doc.category, doc.parentCategory, doc.code]) put(text, -1);
      for (const [at, version] of doc.versions.entries()) {
        for (const text of [version.code, version.shadeCode, version.shadeName, version.section, version.volume])
          put(text, at);
      }
      words.push(known);
    },
    finish,
    // eslint-disable-next-line require-yield -- the plain index has no steps
    *finishInSteps() {
      return finish();
    },
  };
}
