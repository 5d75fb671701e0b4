import type { CodeMatch, Codes } from '../index/codes.ts';
import type { WordRoles } from '../language/lexicon.ts';
import type { Needs } from '../language/needs.ts';
import type { Synonyms } from '../language/synonyms.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** A way to meet a word: any of some terms, all of several groups of terms, or the owners of codes; `isNamedOnly` not by labels. */
export type Reading =
  | { kind: 'any'; quality: number; terms: readonly number[]; isNamedOnly?: boolean }
  | { kind: 'all'; quality: number; groups: readonly (readonly number[])[]; isNamedOnly?: boolean }
  | { kind: 'codes'; owners: ReadonlyMap<number, CodeMatch> };

export interface QueryWord {
  text: string;
  /** "de", "para": adds to a match, but is not asked of it. */
  silent: boolean;
  /** Score lost when the word is left out. */
  weight: number;
  readings: Reading[];
  /** The catalogue or a synonym has it as it was typed. */
  known: boolean;
  /** It says what the thing is, and not only what it is like. */
  isThing: boolean;
  /** It is the thing that is asked for, which is never left out; the rest says what it is like or for. */
  isSubject: boolean;
  /** A name, a brand, a category or a need has it, and not only labels. */
  isNamed: boolean;
}

export interface ParsedQuery {
  /** It reads as a sentence: an unknown word of it is a verb rather than a slip. */
  isSentence: boolean;
  /** Where the words of each need stand that nothing here serves. */
  unserved: readonly (readonly number[])[];
  words: QueryWord[];
}

export interface Knowledge {
  vocabulary: Vocabulary;
  /** What words do in a query. */
  roles: WordRoles;
  /** Whether a document has the word; those of synonyms alone are in the vocabulary, too. */
  isUsed(term: number): boolean;
  /** Whether it is a word of a brand's name. */
  isBrand(term: number): boolean;
  /** Whether a name, a brand or a category has it, and not only labels. */
  isNamed(term: number): boolean;
  /** Whether it says what a document is: the first word of a name, a word of a category or of a brand. */
  isThing(term: number): boolean;
  /** Whether a document's name begins with it. */
  isHead(term: number): boolean;
  /** Of each telling word of a meaning the terms that meet it, as far as documents have them. */
  groupsOf(meaning: readonly string[]): readonly (readonly number[])[];
  codes: Codes;
  needs: Needs;
  synonyms: Synonyms;
}
