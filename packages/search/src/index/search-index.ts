/** A document that words find: a name and a code, and variants that differ by a label ("7.1 Rubio cenizo") or their contents. */
export interface SearchDocument {
  name: string;
  brand: string;
  category: string;
  /** The category above; null for none. */
  parentCategory: string | null;
  code: string;
  /** Traits with a value: "Tipo de piel", "Normal a seca". Weigh less than a name. */
  attributes?: readonly SearchAttribute[];
  /** A whole number below 2³¹; of matches that are alike in a suggestion the more popular comes first. */
  popularity: number;
  variants: readonly SearchVariant[];
}

/** A property of a document with searchable words: "Acabado", "Mate". */
export interface SearchAttribute {
  name: string;
  value: string;
}

/** One form of a document, found by its code, its label or its contents. */
export interface SearchVariant {
  code: string;
  /** The number of its label: "7.1". */
  labelNumber: string | null;
  labelName: string | null;
  /** The group of labels it belongs to: "Rubios". */
  series: string | null;
  /** A number with its unit: "60 ml". */
  contents: string | null;
}

/** What a query matches, unsorted. Three columns of the same length; the caller owns them. */
export interface SearchMatches {
  /** Numbers of documents, in the order in which they were added. */
  docs: Uint32Array;
  /** The better a match, the higher; equal for matches that are alike. Comparable between indexes. */
  scores: Float32Array;
  /** Which of the document's variants explains the match; -1 when its own name does. */
  variants: Int32Array;
}

/** The result of one query. */
export interface SearchAnswer {
  matches: SearchMatches;
  /** The share of the query that is met, 0 to 1. Of two indexes the one that meets more is right. */
  met: number;
  /** The words that were searched for, when they are not those of the query; else null. */
  searchedFor: string | null;
  /** Up to three other spellings that find something. */
  didYouMean: string[];
}

/** What an unfinished query may become, the best first. `doc` names a brand or category by one of its documents. */
export interface SearchSuggestions {
  terms: string[];
  documents: { doc: number; score: number }[];
  /** `variant` is the place of the variant in its document. */
  variants: { doc: number; variant: number; score: number }[];
  brands: { name: string; doc: number }[];
  categories: { name: string; doc: number; isParent: boolean }[];
}

/** Answers queries in memory. Queries may be nested: each has a state of its own. */
export interface SearchIndex {
  /** Finds documents by any text; never throws for what is typed. Nonsense and an empty text find nothing. */
  search(query: string): SearchAnswer;
  /** Suggests for a text that may go on. Documents for which `isThere` is false are left out, with the terms only they have. */
  suggest(query: string, isThere?: (doc: number) => boolean): SearchSuggestions;
}

/** Collects documents; an index never changes after it is built. */
export interface SearchIndexBuilder {
  /** Adds a document; its number is the count of those before it. Throws a RangeError beyond four million. */
  add(doc: SearchDocument): void;
  /** Builds the index; the builder is used up. */
  finish(): SearchIndex;
  /** As `finish`, in steps of a few milliseconds, so that other work can run between them. */
  finishInSteps(): Generator<undefined, SearchIndex>;
}
