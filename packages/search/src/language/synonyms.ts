import type { WordRoles } from './lexicon.ts';
import { numberKey, rawWords, withoutEnye } from './text.ts';

/** A row of the operator's table of synonyms. */
export interface Synonym {
  term: string;
  /** What the term also finds; several meanings with commas between them. */
  meaning: string;
}

/** A term found in a query, and its meanings. */
export interface SynonymMatch {
  length: number;
  /** Each as words. */
  meanings: string[][];
}

/** A table of synonyms, ready to be asked. */
export interface Synonyms {
  /** All words of terms and meanings. */
  words: string[];
  /** The terms that begin at `from`. */
  matchesAt(words: readonly string[], from: number): SynonymMatch[];
}

const LONGEST = 4;
const keyOf = (words: readonly string[]): string => words.map(numberKey).join(' ');
/** A term "luces" is not said of one "luz"; of other plurals the singular has the meaning too. */
const termKeyOf = (words: readonly string[]): string =>
  words.map((word) => (/[aeiou]ces$/.test(word) ? word : numberKey(word))).join(' ');

/** Knows what terms mean: "agua oxigenada", as one word or two, in singular or plural, means "oxidante". */
export function createSynonyms(synonyms: readonly Synonym[], roles: WordRoles): Synonyms {
  const meanings = new Map<string, string[][]>();
  const words = new Set<string>();
  for (const { term, meaning } of synonyms) {
    const termWords = rawWords(term);
    const means = meaning
      .split(',')
      .map(rawWords)
      .filter((said) => said.length > 0);
    for (const word of [...termWords, ...means.flat()]) words.add(word);
    for (const key of keysOf(termWords, roles)) meanings.set(key, [...(meanings.get(key) ?? []), ...means]);
  }
  return {
    words: [...words],
    matchesAt: (typed, from) =>
      Array.from({ length: Math.min(LONGEST, typed.length - from) }, (_, at) => at + 1).flatMap((length) => {
        const key = termKeysOf(typed.slice(from, from + length), roles).find((way) => meanings.has(way));
        return key === undefined ? [] : [{ length, meanings: meanings.get(key) ?? [] }];
      }),
  };
}

/** The keys of a term: as written, as one word, without silent words ("brillo labios"), and without ñ. */
function keysOf(words: readonly string[], { isSilent }: WordRoles): Set<string> {
  const telling = words.filter((word) => !isSilent(word));
  const keys = [termKeyOf(words), termKeyOf([words.join('')]), ...(telling.length > 1 ? [termKeyOf(telling)] : [])];
  return new Set([...keys, ...keys.map(withoutEnye).filter((key) => !isSilent(key))]);
}

/** The keys under which words may be a term: "after shave" is "aftershave", "roja" is "rojo"; silent words between do not count. */
function termKeysOf(words: readonly string[], { isSilent, isAsking }: WordRoles): string[] {
  const key = keyOf(words);
  if (words.length === 1) return [key, key.replace(/a$/, 'o'), termKeyOf(words)];
  const telling = words.filter(
    (word, at) => at === 0 || at === words.length - 1 || !(isSilent(word) || isAsking(word)),
  );
  return [key, keyOf([words.join('')]), keyOf(telling), termKeyOf(words), termKeyOf(telling)];
}
