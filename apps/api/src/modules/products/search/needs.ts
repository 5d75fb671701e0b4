import type { Synonyms } from './synonyms.ts';
import { isSilent, numberKey, rawWords, stem, withoutEnye } from './text.rules.ts';

/** What customers want something for, and the words of what serves it. */
export interface Need {
  /** "uñas quebradizas": met by a query that has all these words, in any order. */
  need: string;
  /** "fortalecedor, base calcio": the best first, with commas between them. Empty: nothing here serves it. */
  finds: string;
}

/** A need that a query speaks of. */
export interface MetNeed {
  /** Where its words stand in the query. */
  places: number[];
  /** Each by its words, the best first. */
  finds: string[][];
}

export interface Needs {
  /** All words of needs that something serves, and of what serves them. */
  words: string[];
  met(words: readonly string[]): MetNeed[];
  /** Whether the query speaks of something that nothing here serves. */
  isUnserved(words: readonly string[]): boolean;
}

interface ReadNeed {
  stems: string[];
  finds: string[][];
}

/** "taparle" and "taparlas" are "tapar". */
const bare = (word: string): string => word.replace(/(?<=...[aei]r)(?:[mts]e)?(?:l[aeo]s?|[mts]e|nos)?$/, '');
/** Of short words the last vowel stays: "paño" is no "pan". */
const keyOf = (word: string): string => {
  const one = numberKey(bare(word));
  return withoutEnye(one.length > 4 ? stem(one) : one);
};
const telling = (text: string): string[] => rawWords(text).filter((word) => !isSilent(word));

/** Knows needs by the stem of their first word. */
export function createNeeds(needs: readonly Need[], synonyms?: Synonyms): Needs {
  const byFirst = new Map<string, ReadNeed[]>();
  const words = new Set<string>();
  const infinitives = new Map<string, string>();
  for (const { need, finds } of needs) {
    const said = telling(need);
    const stems = said.map(keyOf);
    const found = finds
      .split(',')
      .map(telling)
      .filter((each) => each.length > 0);
    if (found.length > 0) {
      for (const word of [...said, ...found.flat()]) words.add(word);
      for (const word of said) for (const form of formsOf(word)) infinitives.set(form, keyOf(word));
    }
    const [first] = stems;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, finds: found }]);
  }

  /** What a word of a query may be in a need: itself, the infinitive it is a form of, another word for it. */
  function keysOf(word: string): string[] {
    if (isSilent(word)) return [];
    const infinitive = infinitives.get(word);
    const others = (synonyms?.said([word], 0) ?? []).flatMap(({ meanings }) => meanings);
    const alike = others.flatMap(([other = '', ...more]) => (more.length > 0 ? [] : [keyOf(other)]));
    return [keyOf(word), ...(infinitive === undefined ? [] : [infinitive]), ...alike];
  }

  function matching(typed: readonly string[]): { need: ReadNeed; places: number[] }[] {
    const keys = typed.map(keysOf);
    const all = [...new Set(keys.flat())]
      .flatMap((key) => byFirst.get(key) ?? [])
      .map((need) => ({ need, places: need.stems.map((each) => keys.findIndex((own) => own.includes(each))) }))
      .filter(({ places }) => !places.includes(-1));
    return all.filter((one) => !all.some((other) => isPartOf(one.places, other.places)));
  }

  return {
    words: [...words],
    met: (typed) => matching(typed).map(({ need, places }) => ({ places, finds: need.finds })),
    isUnserved: (typed) => matching(typed).some(({ need }) => need.finds.length === 0),
  };
}

/** "tapar": "tapa", "tapan", "tape", "tapen", "tapo", "tapando"; none for what is no infinitive. */
function formsOf(word: string): string[] {
  const root = /^(.{2,})[aei]r$/.exec(word)?.[1];
  if (root === undefined) return [];
  return ['a', 'an', 'e', 'en', 'o', 'ando', 'iendo', 'aba', 'ame', 'eme'].map((ending) => root + ending);
}

/** "uñas debiles" says more than "uñas" alone. */
const isPartOf = (few: readonly number[], many: readonly number[]): boolean =>
  few.length < many.length && few.every((place) => many.includes(place));
