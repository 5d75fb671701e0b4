import { intAt, itemAt } from '../rows/checked.ts';
import { type NearWord, nearWords } from './near-words.ts';
import type { WordRoles } from '../language/lexicon.ts';
import { numberKey, stem, withoutEnye } from '../language/text.ts';

/** Marks an alias: "~71" is the label 7.1 without its point. */
export const ALIAS = '~';

/** The words of the catalogue, its synonyms and needs, each with a number. */
export interface Vocabulary {
  word(term: number): string;
  term(word: string): number | undefined;
  /** The same word in singular or plural. */
  sameNumber(word: string): number[];
  /** The same word with another ending, its gender included. */
  sameStem(word: string): number[];
  /** Words it may be when typed without ñ. */
  withEnye(word: string): number[];
  beginning(prefix: string, most: number): number[];
  /** Words that end with it; none for short words. */
  ending(word: string): number[];
  near(typed: string, unfinished: boolean): NearWord[];
}

export interface VocabularyBuilder {
  /** The number of a word, new or known. */
  add(word: string): number;
  readonly size: number;
  finish(): Generator<undefined, Vocabulary>;
}

export function createVocabularyBuilder({ isSilent }: WordRoles): VocabularyBuilder {
  const words: string[] = [];
  const terms = new Map<string, number>();
  return {
    add(word) {
      const known = terms.get(word);
      if (known !== undefined) return known;
      terms.set(word, words.length);
      return words.push(word) - 1;
    },
    get size() {
      return words.length;
    },
    *finish() {
      const stems = yield* groupedBy(words, stem);
      const enyes = groupEnyes(words);
      const sorted = words.filter((word) => !word.startsWith(ALIAS)).toSorted();
      yield;
      const nearest = yield* nearWords(words);
      // "unas" are "uñas", not "una".
      const sameStem = (word: string): number[] =>
        isCutShort(word)
          ? []
          : stems(stem(word)).filter((term) => words[term] === word || !isSilent(itemAt(words, term)));
      return {
        word: (term) => itemAt(words, term),
        term: (word) => terms.get(word),
        sameStem,
        sameNumber: (word) => sameStem(word).filter((term) => numberKey(itemAt(words, term)) === numberKey(word)),
        withEnye: (word) => enyes.get(stem(word)) ?? [],
        beginning: (prefix, most) => beginning(sorted, prefix, most).flatMap((word) => terms.get(word) ?? []),
        ending: (word) => (word.length < LEAST_OF_TWO ? [] : endingWith(words, stem(word))),
        near: (typed, unfinished) => nearest.near(typed, unfinished),
      };
    },
  };
}

/** Shorter words end too many others by chance. */
const LEAST_OF_TWO = 6;

function endingWith(words: readonly string[], end: string): number[] {
  return words.flatMap((word, term) =>
    word.length > end.length + 3 && word.includes(end) && stem(word).endsWith(end) ? [term] : [],
  );
}

/** No whole Spanish word ends like this: "pestañ". */
const isCutShort = (word: string): boolean => /[^aeiouslrndzxym\d]$/.test(word);

/** Words with the same key, linked through one array: an array for each key would need more memory than the words. */
function* groupedBy(
  words: readonly string[],
  keyOf: (word: string) => string,
): Generator<undefined, (key: string) => number[]> {
  const heads = new Map<string, number>();
  const next = new Int32Array(words.length).fill(-1);
  for (const [term, word] of words.entries()) {
    if (term % 8192 === 8191) yield;
    if (word.startsWith(ALIAS)) continue;
    const key = keyOf(word);
    next[term] = heads.get(key) ?? -1;
    heads.set(key, term);
  }
  return (key) => {
    const found: number[] = [];
    for (let term = heads.get(key) ?? -1; term >= 0; term = intAt(next, term)) found.push(term);
    return found;
  };
}

function groupEnyes(words: readonly string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [term, word] of words.entries()) {
    if (!word.includes('ñ')) continue;
    const key = stem(withoutEnye(word));
    groups.set(key, [...(groups.get(key) ?? []), term]);
  }
  return groups;
}

function beginning(sorted: readonly string[], prefix: string, most: number): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (itemAt(sorted, middle) < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end - low < most && sorted[end]?.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}
