import { grown } from './columns.ts';
import { empty } from './empty.ts';
import type { Facts } from './facts.ts';
import { mostTelling, unwantedBits } from './most-telling.ts';
import type { Postings } from './postings.ts';
import type { AskedWord, Question, Reading } from './knowledge.ts';
import { WHOLE_NAME, inName } from './rank.rules.ts';
import { WITHOUT } from './plain-speech.rules.ts';
import { createOneShade } from './one-shade.ts';
import { ALSO_NAMED, MET, createPut, shadesOnly } from './put.ts';
import { bestShades, createShadeGains } from './shade-gains.ts';

/** Products that meet words, the words being bits of a number: the first is 1, the second 2, the third 4. */
export interface Met {
  question: Question;
  /** The words all of them meet. */
  bits: number;
  docs: Uint32Array;
}

export interface Scored {
  docs: Uint32Array;
  scores: Float32Array;
  /** The version that explains the match, by its number among all; -1 for none. */
  versions: Int32Array;
  /** The shades that match best, of any product, best first. */
  shades: number[];
}

/** Keeps its sums between a meeting and its scoring: one question at a time, whose answer holds until the next one is asked. */
export interface Matcher {
  /** Those that meet all words that are asked of them. */
  meet(question: Question): Met;
  /** Whether any product meets these of the words that were met last. */
  finds(last: Met, bits: number): boolean;
  /** Those that meet the words that weigh most, where none meets all. */
  meetMost(question: Question): Met;
  /** Of what was met last. */
  score(met: Met): Scored;
}

const MOST_SHADES = 60;
/** What words count in the score beside a telling one: those that say little. */
const LITTLE = 0.05;

export function createMatcher(byDoc: Postings, byVersion: Postings, facts: Facts): Matcher {
  const docs = facts.nameWords.length;
  const gainShades = createShadeGains(byVersion, facts);
  const worths: Uint8Array[] = [];
  const bitsOf = new Int32Array(docs);
  const put = createPut(byDoc, facts, bitsOf);
  const oneShade = createOneShade(byVersion, facts);
  const settledBitsOf = new Uint16Array(docs);
  const found = new Uint32Array(docs);
  // Filled by each question: new rows for each would keep the collector of garbage busy.
  let sumsOf = new Float32Array();
  let namedOf = new Uint8Array();
  let counted: Uint32Array | undefined;

  /** What the rows were filled for. */
  let weighed: readonly AskedWord[] = [];

  /** What each word is worth to each product, and which words each meets. Spellings of a question share most of their words: those stay. */
  function weigh(words: readonly AskedWord[]): void {
    const isKept = (at: number): boolean => isReadAlike(weighed[at], words[at]);
    const kept = words.reduce((sum, _word, at) => (isKept(at) ? sum | (1 << at) : sum), 0);
    const rest = kept * ALSO_NAMED;
    for (let doc = 0; doc < docs; doc += 1) bitsOf[doc] = (bitsOf[doc] ?? 0) & rest;
    counted = undefined;
    for (const [at, word] of words.entries()) {
      if ((kept & (1 << at)) !== 0) continue;
      const worth = (worths[at] ??= new Uint8Array(docs));
      worth.fill(0);
      for (const reading of word.readings) put(reading, worth, 1 << at);
    }
    weighed = words;
  }

  /** How many products meet just these words, by their bits. */
  function counts(words: readonly AskedWord[]): Uint32Array {
    if (counted) return counted;
    counted = new Uint32Array(1 << words.length);
    for (let doc = 0; doc < docs; doc += 1) {
      const bits = (bitsOf[doc] ?? 0) & MET;
      counted[bits] = (counted[bits] ?? 0) + 1;
    }
    return counted;
  }

  function having(bits: number): Uint32Array {
    let size = 0;
    for (let doc = 0; doc < docs && bits !== 0; doc += 1) {
      if (((bitsOf[doc] ?? 0) & bits) !== bits) continue;
      found[size] = doc;
      size += 1;
    }
    return found.subarray(0, size);
  }

  /** Without products that have two of the words only in their shades, and none of them both. */
  function inOneShade(words: readonly AskedWord[], met: Uint32Array, bits: number): Uint32Array {
    const isOneWord = (bits & (bits - 1)) === 0;
    return isOneWord ? met : oneShade.keep(words, met, (doc) => shadesOnly(bitsOf[doc] ?? 0) & bits);
  }

  /** One word after the other over all products, not the other way round: each row is read in its order. */
  function scoresOf(
    words: readonly AskedWord[],
    weights: readonly number[],
    total: number,
    met: Uint32Array,
  ): Float32Array {
    const sums = empty((sumsOf = grown(sumsOf, met.length)), met.length);
    const named = empty((namedOf = grown(namedOf, met.length)), met.length);
    for (let at = 0; at < words.length; at += 1) {
      const worth = worths[at] ?? new Uint8Array(0);
      const weight = weights[at] ?? 0;
      const counts = words[at]?.silent ? 0 : 1;
      for (let place = 0; place < met.length; place += 1) {
        const here = worth[met[place] ?? 0] ?? 0;
        sums[place] = (sums[place] ?? 0) + here * weight;
        if (here >= inName) named[place] = (named[place] ?? 0) + counts;
      }
    }
    for (let place = 0; place < met.length; place += 1) {
      const isWhole = named[place] !== 0 && named[place] === facts.nameWords[met[place] ?? 0];
      sums[place] = (sums[place] ?? 0) / total + (isWhole ? WHOLE_NAME : 0);
    }
    return sums;
  }

  return {
    meet(question) {
      weigh(question.words);
      const bits = askedBits(question.words);
      return { question, bits, docs: inOneShade(question.words, having(bits), bits) };
    },

    finds: ({ question: { words } }, bits) =>
      counts(words).some((count, meeting) => count > 0 && (meeting & bits) === bits),

    meetMost(question) {
      weigh(question.words);
      const asked = askedBits(question.words);
      for (let doc = 0; doc < docs; doc += 1) settledBitsOf[doc] = (bitsOf[doc] ?? 0) & MET;
      oneShade.settle(question.words, settledBitsOf, (doc) => shadesOnly(bitsOf[doc] ?? 0) & asked);
      const bits = mostTelling(question.words, asked, settledBitsOf, worths);
      const met = inOneShade(question.words, having(bits), bits);
      const unwanted = unwantedBits(question.words, bits);
      const wanted = unwanted === 0 ? met : met.filter((doc) => ((bitsOf[doc] ?? 0) & unwanted) === 0);
      return { question, bits, docs: wanted.length > 0 ? wanted : met };
    },

    score({ question: { words }, bits, docs: met }) {
      const weights = words.map((word, at) => weightInScore(words, at, bits));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const scores = scoresOf(words, weights, total, met);
      const gains = gainShades({ words, worths, met, scores, total });
      const shades = bestShades(gains, facts, MOST_SHADES, (place) => scores[place] ?? 0);
      for (let place = 0; place < met.length; place += 1)
        scores[place] = (scores[place] ?? 0) + (gains.gained[place] ?? 0);
      return { docs: met, scores, versions: gains.explaining, shades };
    },
  };
}

/** "sin" and what is after it count nothing where they were left out: "gel sin alcohol" is no gel without something else. */
function weightInScore(words: readonly AskedWord[], at: number, bits: number): number {
  const word = words[at];
  if (word?.silent !== false) return LITTLE;
  const isLack = word.text === WITHOUT || words[at - 1]?.text === WITHOUT;
  if (isLack && (bits & (1 << at)) === 0) return 0;
  return 1;
}

/** Whether both are worth the same to every product. */
function isReadAlike(one: AskedWord | undefined, other: AskedWord | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.readings.length === other.readings.length &&
    one.readings.every((reading, n) => isSameReading(reading, other.readings[n]))
  );
}

function isSameReading(one: Reading, other: Reading | undefined): boolean {
  if (one.kind === 'any')
    return (
      other?.kind === 'any' &&
      one.quality === other.quality &&
      one.isNamedOnly === other.isNamedOnly &&
      isSame(one.terms, other.terms)
    );
  return (
    one.kind === 'all' &&
    other?.kind === 'all' &&
    one.quality === other.quality &&
    one.isNamedOnly === other.isNamedOnly &&
    one.groups.length === other.groups.length &&
    one.groups.every((terms, n) => isSame(terms, other.groups[n] ?? []))
  );
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((term, n) => term === other[n]);

const askedBits = (words: readonly AskedWord[]): number =>
  words.reduce((bits, word, at) => (word.silent ? bits : bits | (1 << at)), 0);
