import { rawWords, singular } from './text.rules.ts';

export interface Synonym {
  term: string;
  /** What it finds too; several, with commas between them. */
  meaning: string;
}

/** Words from a place on that say something in other words. */
export interface Saying {
  length: number;
  /** Each by its words. */
  meanings: string[][];
}

export interface Synonyms {
  /** All words of terms and meanings. */
  words: string[];
  /** What the words from `from` on say in other words. */
  said(words: readonly string[], from: number): Saying[];
}

const LONGEST = 4;
const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');

/** What the trade also says: "agua oxigenada", together or apart, in singular or plural, means "oxidante". */
export function createSynonyms(synonyms: readonly Synonym[]): Synonyms {
  const meanings = new Map<string, string[][]>();
  const words = new Set<string>();
  for (const { term, meaning } of synonyms) {
    const termWords = rawWords(term);
    const means = meaning
      .split(',')
      .map(rawWords)
      .filter((said) => said.length > 0);
    for (const word of [...termWords, ...means.flat()]) words.add(word);
    for (const key of new Set([keyOf(termWords), keyOf([termWords.join('')])])) {
      meanings.set(key, [...(meanings.get(key) ?? []), ...means]);
    }
  }
  return {
    words: [...words],
    said: (typed, from) =>
      Array.from({ length: Math.min(LONGEST, typed.length - from) }, (_, at) => at + 1).flatMap((length) => {
        const found = meanings.get(keyOf(typed.slice(from, from + length)));
        return found === undefined ? [] : [{ length, meanings: found }];
      }),
  };
}
