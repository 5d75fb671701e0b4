import type { WordRoles } from './lexicon.ts';
import type { Synonyms } from './synonyms.ts';
import { withoutDiminutive } from './derived.ts';
import { numberKey, rawWords, singular, stem, withoutEnye } from './text.ts';

/** A purpose, and the words of documents that serve it. */
export interface Need {
  /** "uñas quebradizas": a query has the need when it has all these words, in any order. */
  need: string;
  /** "fortalecedor, base calcio": the best first, with commas between them. Empty when no document serves it. */
  finds: string;
}

/** A need found in a query. */
export interface MetNeed {
  /** The places of its words in the query. */
  places: number[];
  /** What serves it, each as words, the best first. */
  finds: string[][];
}

export interface Needs {
  /** All words of needs that documents serve, and of what serves them. */
  words: string[];
  /** The needs of a query; one that no document serves finds nothing. */
  met(words: readonly string[]): MetNeed[];
}

interface IndexedNeed {
  said: string[];
  stems: string[];
  finds: string[][];
}

/** "taparle" and "taparlas" are "tapar". */
const withoutPronouns = (word: string): string =>
  word.replace(/(?<=...[aei]r)(?:[mts]e)?(?:l[aeo]s?|[mts]e|nos)?$/, '');
/** Short words keep their last vowel: "paño" is not "pan". */
const keyOf = (word: string): string => {
  const one = numberKey(withoutPronouns(word));
  return withoutEnye(one.length > 4 ? stem(one) : one);
};
const exactKeyOf = (word: string): string => `=${numberKey(word)}`;
/** Base words of a diminutive that keep its last letter: "canitas" is "canas", not "canos". */
const baseWords = (word: string): string[] => {
  const one = singular(word);
  return withoutDiminutive(one).filter(
    (each) => each.length > 3 && (each.endsWith(one.at(-1) ?? '') || each.endsWith('e')),
  );
};
const significantWords = (text: string, { isSilent }: WordRoles): string[] =>
  rawWords(text).filter((word) => !isSilent(word));

/** Most cached word keys. */
const MOST_REMEMBERED = 10_000;

/** Indexes each need by its rarest word. */
export function createNeeds(needs: readonly Need[], roles: WordRoles, synonyms?: Synonyms): Needs {
  const read = needs.map((need) => readNeed(need, roles));
  const words = new Set<string>();
  const infinitives = new Map<string, string>();
  /** "duro" is a word of its own, not a form of "durar". */
  const isSeparateWord = (form: string): boolean => form.endsWith('o') && words.has(form);
  for (const { said, finds } of read) {
    if (finds.length === 0) continue;
    for (const word of [...said, ...finds.flat()]) words.add(word);
  }
  for (const { said } of read)
    for (const word of said)
      for (const form of formsOf(word)) if (!isSeparateWord(form)) infinitives.set(form, keyOf(word));
  const byRarest = groupByRarest(read);
  const remembered = new Map<string, readonly string[]>();

  /** The keys of a query word in needs: itself, its infinitive, its synonyms. */
  function keysOf(word: string): readonly string[] {
    const known = remembered.get(word);
    if (known) return known;
    const infinitive = infinitives.get(word);
    const others = (synonyms?.matchesAt([word], 0) ?? []).flatMap(({ meanings }) => meanings);
    const alike = others.flatMap(([other = '', ...more]) => (more.length > 0 ? [] : [keyOf(other)]));
    const keys = roles.isSilent(word)
      ? []
      : [
          keyOf(word),
          exactKeyOf(word),
          ...(infinitive === undefined ? [] : [infinitive]),
          ...alike,
          ...baseWords(word).flatMap((one) => [keyOf(one), exactKeyOf(one)]),
        ];
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, keys);
    return keys;
  }

  function met(typed: readonly string[]): MetNeed[] {
    const placeOf = new Map<string, number>();
    for (const [place, word] of typed.entries())
      for (const key of keysOf(word)) if (!placeOf.has(key)) placeOf.set(key, place);
    const all: MetNeed[] = [];
    for (const key of placeOf.keys())
      for (const need of byRarest.get(key) ?? [])
        if (need.stems.every((stemOf) => placeOf.has(stemOf)))
          all.push({ places: need.stems.map((stemOf) => placeOf.get(stemOf) ?? -1), finds: need.finds });
    return all.length < 2 ? all : all.filter((one) => !all.some((other) => isPartOf(one.places, other.places)));
  }

  return { words: [...words], met };
}

function readNeed({ need, finds }: Need, roles: WordRoles): IndexedNeed {
  const said = significantWords(need, roles);
  const served = finds
    .split(',')
    .map((served) => significantWords(served, roles))
    .filter((each) => each.length > 0);
  // Of another trade only the very word is meant: "teñio" is no "tenis".
  return { said, stems: said.map(served.length > 0 ? keyOf : exactKeyOf), finds: served };
}

function groupByRarest(needs: readonly IndexedNeed[]): Map<string, IndexedNeed[]> {
  const counts = new Map<string, number>();
  for (const stemOf of needs.flatMap(({ stems }) => stems)) counts.set(stemOf, (counts.get(stemOf) ?? 0) + 1);
  const groups = new Map<string, IndexedNeed[]>();
  for (const need of needs) {
    const [rarest] = need.stems.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    if (rarest === undefined) continue;
    const group = groups.get(rarest);
    if (group) group.push(need);
    else groups.set(rarest, [need]);
  }
  return groups;
}

/** Forms of an infinitive: "tapar" has "tapa", "tapan", "tape", "tapen", "tapo", "tapando". None for other words. */
function formsOf(word: string): string[] {
  const root = /^(.{2,})[aei]r$/.exec(word)?.[1];
  if (root === undefined) return [];
  const soft = word.endsWith('ar') ? softenRoot(root) : root;
  return [
    'a',
    'an',
    'as',
    'o',
    'amos',
    'ando',
    'iendo',
    'aba',
    'aron',
    'aria',
    'ame',
    'alo',
    'ala',
    'alos',
    'alas',
    'e',
    'en',
    'es',
    'emos',
    'eme',
  ].map((ending) => (ending.startsWith('e') ? soft : root) + ending);
}

/** The root before an e: "secar" has "seque", "alargar" "alargue", "rizar" "rice". */
const softenRoot = (root: string): string => root.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');

/** Whether one need's words are part of another's: "uñas debiles" says more than "uñas". */
const isPartOf = (few: readonly number[], many: readonly number[]): boolean =>
  few.length < many.length && few.every((place) => many.includes(place));
