import { type CodeMatch, type Codes } from './codes.ts';
import { quality } from './rank.rules.ts';
import type { Synonyms } from './synonyms.ts';
import { isSilent, measure, numberAndLetters, numberOf, partsOf, rawWords } from './text.rules.ts';
import { ALIAS, type Vocabulary } from './vocabulary.ts';

/** A way to meet a word: any of some terms, all of several groups of terms, or the owners of codes. */
export type Reading =
  | { kind: 'any'; quality: number; terms: readonly number[] }
  | { kind: 'all'; quality: number; groups: readonly (readonly number[])[] }
  | { kind: 'codes'; owners: ReadonlyMap<number, CodeMatch> };

export interface AskedWord {
  text: string;
  /** "de", "para": adds to a match, but is not asked of it. */
  silent: boolean;
  /** What is lost when it is left out. */
  weight: number;
  readings: Reading[];
  /** The catalogue or a synonym has it as it was typed. */
  known: boolean;
}

export interface Question {
  words: AskedWord[];
}

export interface Knowledge {
  vocabulary: Vocabulary;
  /** Whether a product has the word; those of synonyms alone are in the vocabulary, too. */
  isUsed(term: number): boolean;
  codes: Codes;
  synonyms: Synonyms;
}

const MOST_WORDS = 12;
const MOST_OF_A_CODE = 1500;
const MOST_BEGINNINGS = 3000;

/** What was typed as words that can be looked up. */
export function wordsOf({ vocabulary, codes }: Knowledge, typed: string): string[] {
  const raw = rawWords(typed.slice(0, 400)).slice(0, 24);
  const words: string[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const word = raw[at] ?? '';
    const number = numberOf(word);
    const measured =
      word === 'medio' ? halfOf(raw[at + 1]) : number === undefined ? undefined : measure(number, raw[at + 1]);
    if (measured !== undefined && vocabulary.term(measured) !== undefined) {
      words.push(measured);
      at += 1;
    } else if (number === undefined && partsOf(word).length > 1) {
      words.push(...wordsOfParts(vocabulary, codes, word));
    } else words.push(number ?? word);
  }
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** "medio litro"; "rubio medio" is no measure. */
const halfOf = (unit: string | undefined): string | undefined =>
  unit !== undefined && /^(?:litro|kilo)s?$/.test(unit) ? measure('0.5', unit) : undefined;

/** "peel-off" is one word where the catalogue writes it so, "na-214" is a code, "champu-tratante" is two words. */
function wordsOfParts(vocabulary: Vocabulary, codes: Codes, word: string): string[] {
  const parts = partsOf(word);
  const joined = parts.join('');
  const isCode = /\d/.test(joined) && joined.length > 2 && codes.find(joined, 1).size > 0;
  return isCode || vocabulary.term(joined) !== undefined ? [joined] : parts.map((part) => numberOf(part) ?? part);
}

/** Every way to meet each of the words. With `unfinished` the last may be the beginning of one. */
export function ask(knowledge: Knowledge, words: readonly string[], unfinished: boolean): Question {
  const allSilent = words.every(isSilent);
  const asked = words.map((text, at): AskedWord => {
    const silent = isSilent(text) && !allSilent;
    const isLast = at === words.length - 1 && unfinished;
    const readings = silent ? exactly(knowledge, text) : readingsOf(knowledge, text, isLast);
    return {
      text,
      silent,
      weight: silent ? 1 : /^\d/.test(text) ? 6 : 10,
      readings,
      known: silent || readings.length > 0,
    };
  });
  for (const [at, word] of words.entries()) {
    join(knowledge, asked, at, word);
    saySo(knowledge, asked, words, at);
  }
  for (const [at, word] of asked.entries())
    if (word.known && !has(knowledge, words[at] ?? '')) word.readings.push(...inParts(knowledge, word.text));
  for (const word of asked) if (!word.known) word.readings.push(...abbreviated(knowledge, word.text));
  for (const word of asked) {
    word.known ||= word.readings.length > 0;
    word.readings = eachTermOnce(word.readings);
  }
  return { words: asked };
}

/** A term counts by the best of its readings; going through its products once more would change nothing. */
function eachTermOnce(readings: readonly Reading[]): Reading[] {
  const seen = new Set<number>();
  return readings
    .toSorted((a, b) => qualityOf(b) - qualityOf(a))
    .flatMap((reading): Reading[] => {
      if (reading.kind !== 'any') return [reading];
      const terms = reading.terms.filter((term) => !seen.has(term));
      for (const term of terms) seen.add(term);
      return terms.length > 0 ? [{ ...reading, terms }] : [];
    });
}

const qualityOf = (reading: Reading): number => (reading.kind === 'codes' ? quality.exact : reading.quality);

function any(knowledge: Knowledge, terms: readonly number[], of: number): Reading[] {
  const used = terms.filter((term) => knowledge.isUsed(term));
  return used.length > 0 ? [{ kind: 'any', quality: of, terms: used }] : [];
}

function exactly(knowledge: Knowledge, word: string): Reading[] {
  const term = knowledge.vocabulary.term(word);
  return term === undefined ? [] : any(knowledge, [term], quality.exact);
}

function readingsOf(knowledge: Knowledge, word: string, unfinished: boolean): Reading[] {
  if (/\d/.test(word)) return readingsOfNumber(knowledge, word, unfinished);
  const { vocabulary } = knowledge;
  const whole = [...exactly(knowledge, word), ...any(knowledge, vocabulary.sameNumber(word), quality.sameNumber)];
  const readings = [
    ...whole,
    ...any(knowledge, vocabulary.sameStem(word), quality.sameStem),
    ...any(knowledge, word.includes('n') ? vocabulary.withEnye(word) : [], quality.withEnye),
  ];
  if (unfinished && (word.length > 1 || whole.length === 0)) {
    const terms = vocabulary.beginning(word, MOST_BEGINNINGS);
    readings.push(...any(knowledge, terms, whole.length > 0 ? quality.longer : quality.unfinished));
    if (readings.length === 0) readings.push(...saidByBeginnings(knowledge, terms));
  }
  return readings;
}

/** The beginning of a word that only synonyms have: "shampo". */
function saidByBeginnings(knowledge: Knowledge, terms: readonly number[]): Reading[] {
  const { vocabulary, synonyms } = knowledge;
  return terms
    .slice(0, 5)
    .flatMap((term) =>
      synonyms
        .said([vocabulary.word(term)], 0)
        .flatMap(({ meanings }) => meanings.map((meaning) => meant(knowledge, meaning, quality.longer))),
    );
}

function meant(knowledge: Knowledge, meaning: readonly string[], of: number): Reading {
  const groups = meaning
    .filter((word) => !isSilent(word))
    .map((word) => {
      const term = knowledge.vocabulary.term(word);
      const terms = [...(term === undefined ? [] : [term]), ...knowledge.vocabulary.sameStem(word)];
      return terms.filter((each) => knowledge.isUsed(each));
    });
  return groups.length === 1
    ? { kind: 'any', quality: of, terms: groups[0] ?? [] }
    : { kind: 'all', quality: of, groups };
}

/** "7.1" is that shade; "71" may be it too; "1" is the shade 001; "20v" are 20 volumes. */
function readingsOfNumber(knowledge: Knowledge, word: string, unfinished: boolean): Reading[] {
  const { vocabulary, codes } = knowledge;
  const measured = numberAndLetters(word);
  const also = [measured && measure(...measured), word.replace(/^0+(?=\d)/, ''), word.replace(/\.0+$/, '')];
  // "355" is the beginning of 355n, not of 3551.
  const isSameNumber = (term: number): boolean => !/^\d/.test(vocabulary.word(term).slice(word.length));
  const readings = [...new Set([word, ...also])].flatMap((way, at) =>
    way === undefined
      ? []
      : [
          ...exactly(knowledge, way),
          ...exactly(knowledge, ALIAS + way).map((reading) => ({ ...reading, quality: quality.alias - at })),
        ],
  );
  if (readings.length === 0 && unfinished)
    readings.push(...any(knowledge, vocabulary.beginning(word, 200).filter(isSameNumber), quality.longer));
  const isCode = !word.includes('.') && (/\p{L}/u.test(word) || word.length > 2);
  const owners = isCode ? codes.find(word, MOST_OF_A_CODE) : new Map<number, CodeMatch>();
  return owners.size > 0 ? [...readings, { kind: 'codes', owners }] : readings;
}

/** "top coat" finds "topcoat": each of the two words is met by both in one. */
function join(knowledge: Knowledge, asked: readonly AskedWord[], at: number, word: string): void {
  const here = asked[at];
  const next = asked[at + 1];
  if (!here || !next) return;
  const joined = word + next.text;
  if (joined.length < 4) return;
  const readings = [
    ...exactly(knowledge, joined),
    ...any(knowledge, knowledge.vocabulary.sameNumber(joined), quality.joined),
  ];
  if (readings.length === 0) return;
  for (const each of [here, next]) {
    each.readings.push(...readings);
    each.known = true;
  }
}

/** No product has what it means. */
const isOfAnything = (reading: Reading): boolean =>
  reading.kind === 'any'
    ? reading.terms.length > 0
    : reading.kind !== 'all' || reading.groups.every((terms) => terms.length > 0);

/** What the trade calls otherwise is met by what it means, too. */
function saySo(knowledge: Knowledge, asked: readonly AskedWord[], words: readonly string[], at: number): void {
  for (const { length, meanings } of knowledge.synonyms.said(words, at)) {
    const readings = meanings.map((meaning) => meant(knowledge, meaning, quality.synonym)).filter(isOfAnything);
    if (readings.length === 0) continue;
    for (const each of asked.slice(at, at + length)) {
      each.readings.push(...readings);
      each.known = true;
    }
  }
}

/** "acond" is the beginning of a word the catalogue has, though not the last typed. */
function abbreviated(knowledge: Knowledge, word: string): Reading[] {
  const isShort = word.length < 3 || /\d/.test(word);
  return isShort ? [] : any(knowledge, knowledge.vocabulary.beginning(word, 200), quality.longer);
}

const has = (knowledge: Knowledge, word: string): boolean => {
  const term = knowledge.vocabulary.term(word);
  return /\d/.test(word) || (term !== undefined && knowledge.isUsed(term));
};

/** "gelpolish" is what it means, and "gel polish" as well. */
function inParts(knowledge: Knowledge, word: string): Reading[] {
  const parts = split(knowledge.vocabulary, word);
  return parts === undefined ? [] : [meant(knowledge, parts, quality.joined)];
}

/** "aguaoxigenada" as "agua" and "oxigenada"; undefined where it is not made of words. */
export function split(vocabulary: Vocabulary, word: string, most = 3): string[] | undefined {
  if (/\d/.test(word) || word.length > 40) return undefined;
  const isWord = (part: string): boolean =>
    part.length > 2 ? vocabulary.term(part) !== undefined : part !== 'a' && part !== 'y' && isSilent(part);
  let best: string[] | undefined;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [begin, rest] = [word.slice(0, at), word.slice(at)];
    if (!isWord(begin)) continue;
    const parts = isWord(rest) ? [rest] : most > 2 ? split(vocabulary, rest, most - 1) : undefined;
    if (parts && (!best || parts.length + 1 < best.length || shortest([begin, ...parts]) > shortest(best)))
      best = [begin, ...parts];
  }
  return best;
}

const shortest = (words: readonly string[]): number => Math.min(...words.map((word) => word.length));
