/** A product as words find it. */
export interface SearchDocument {
  name: string;
  brand: string;
  category: string;
  parentCategory: string | null;
  code: string;
  /** What its page lists: "Tipo de piel", "Normal a seca". */
  attributes?: readonly Attribute[];
  unitsSold: number;
  versions: readonly SearchVersion[];
}

export interface Attribute {
  name: string;
  value: string;
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
  /** Products that are no longer there may be left out, and with them the terms only they have. */
  suggest(words: string, isThere?: (doc: number) => boolean): Suggested;
}

export interface WordIndexBuilder {
  /** The number of a product is the order of its adding. */
  add(doc: SearchDocument): void;
  finish(): WordIndex;
  /** The same in small steps, to let others have their turn between them. */
  finishInSteps(): Generator<undefined, WordIndex>;
}
