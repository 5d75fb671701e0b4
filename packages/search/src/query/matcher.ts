import { byteAt, floatAt, intAt, itemAt, uintAt } from '../rows/checked.ts';
import { grown } from '../rows/grown.ts';
import { isSeveral } from '../rows/bits.ts';
import { empty } from '../rows/empty.ts';
import type { DocumentFacts } from '../index/facts.ts';
import { wordsToKeep, unwantedBits } from './words-to-keep.ts';
import type { Postings } from '../index/postings.ts';
import type { QueryWord, ParsedQuery, Reading } from './knowledge.ts';
import { WHOLE_NAME, inName } from '../index/rank.ts';
import { WITHOUT } from '../language/plain-speech.ts';
import { createOneVariant } from './one-variant.ts';
import { ALSO_NAMED, MET, WORD_BITS, createReadingWriter, labelsOnly } from './reading-writer.ts';
import { bestLabels, createLabelGains } from './label-gains.ts';

/** Documents that meet words, the words being bits of a number: the first is 1, the second 2, the third 4. */
export interface MatchedDocuments {
  question: ParsedQuery;
  /** The words that all of them match. */
  bits: number;
  docs: Uint32Array;
}

export interface ScoredDocuments {
  docs: Uint32Array;
  scores: Float32Array;
  /** The variant that explains the match, by its number in the index; -1 for none. */
  variants: Int32Array;
  /** Variants with the best matching labels, of any document, best first. */
  labels: number[];
}

/** The state of one query. Scores what it matched last; the rows of a score are valid until the next match. */
export interface Matcher {
  /** Documents that match all required words. */
  meet(question: ParsedQuery): MatchedDocuments;
  /** Whether any document matches these words of the last query. */
  finds(last: MatchedDocuments, bits: number): boolean;
  /** Documents that match the words of most weight, when none matches all. */
  meetMost(question: ParsedQuery): MatchedDocuments;
  /** Scores the last match. */
  score(met: MatchedDocuments): ScoredDocuments;
}

const MOST_LABELS = 60;
/** What a silent word counts in the score; another word counts 1. */
const LITTLE = 0.05;

export function createMatcher(byDoc: Postings, byVariant: Postings, facts: DocumentFacts): Matcher {
  const docs = facts.nameWords.length;
  const gainLabels = createLabelGains(byVariant, facts);
  const worths: Uint8Array[] = [];
  const bitsOf = new Int32Array(docs);
  const put = createReadingWriter(byDoc, facts, bitsOf);
  const oneVariant = createOneVariant(byVariant, facts);
  const settledBitsOf = new Uint16Array(docs);
  const found = new Uint32Array(docs);
  let sumsOf = new Float32Array();
  let namedOf = new Uint8Array();
  let counted: Uint32Array | undefined;

  /** The words that the rows were filled for. */
  let weighed: readonly QueryWord[] = [];

  /** Fills the worth of each word to each document. Rows of words that the last query shared are kept: spellings differ in one word. */
  function weigh(words: readonly QueryWord[]): void {
    if (words.length > WORD_BITS) throw new RangeError(`${words.length} words in ${WORD_BITS} bits`);
    const isKept = (at: number): boolean => hasSameWorth(weighed[at], words[at]);
    const kept = words.reduce((sum, _word, at) => (isKept(at) ? sum | (1 << at) : sum), 0);
    const rest = kept * ALSO_NAMED;
    for (let doc = 0; doc < docs; doc += 1) bitsOf[doc] = intAt(bitsOf, doc) & rest;
    counted = undefined;
    for (const [at, word] of words.entries()) {
      if ((kept & (1 << at)) !== 0) continue;
      const worth = (worths[at] ??= new Uint8Array(docs));
      worth.fill(0);
      for (const reading of word.readings) put(reading, worth, 1 << at);
    }
    weighed = words;
  }

  /** How many documents match each combination of words, by their bits. */
  function countByWords(words: readonly QueryWord[]): Uint32Array {
    if (counted) return counted;
    counted = new Uint32Array(1 << words.length);
    for (let doc = 0; doc < docs; doc += 1) {
      const bits = intAt(bitsOf, doc) & MET;
      counted[bits] = uintAt(counted, bits) + 1;
    }
    return counted;
  }

  function documentsWith(bits: number): Uint32Array {
    let size = 0;
    for (let doc = 0; doc < docs && bits !== 0; doc += 1) {
      if ((intAt(bitsOf, doc) & bits) !== bits) continue;
      found[size] = doc;
      size += 1;
    }
    return found.subarray(0, size);
  }

  /** Leaves out documents that have two of the words only in different labels. */
  function inOneVariant(words: readonly QueryWord[], met: Uint32Array, bits: number): Uint32Array {
    return !isSeveral(bits) ? met : oneVariant.keep(words, met, (doc) => labelsOnly(intAt(bitsOf, doc)) & bits);
  }

  /** Word by word over all documents, so that each row is read in order. */
  function scoresOf(
    words: readonly QueryWord[],
    weights: readonly number[],
    total: number,
    met: Uint32Array,
  ): Float32Array {
    const sums = empty((sumsOf = grown(sumsOf, met.length)), met.length);
    const named = empty((namedOf = grown(namedOf, met.length)), met.length);
    for (let at = 0; at < words.length; at += 1) {
      const worth = itemAt(worths, at);
      const weight = itemAt(weights, at);
      const countByWords = words[at]?.silent ? 0 : 1;
      for (let place = 0; place < met.length; place += 1) {
        const here = byteAt(worth, uintAt(met, place));
        sums[place] = floatAt(sums, place) + here * weight;
        if (here >= inName) named[place] = byteAt(named, place) + countByWords;
      }
    }
    for (let place = 0; place < met.length; place += 1) {
      const isWhole = named[place] !== 0 && named[place] === facts.nameWords[uintAt(met, place)];
      sums[place] = floatAt(sums, place) / total + (isWhole ? WHOLE_NAME : 0);
    }
    return sums;
  }

  return {
    meet(question) {
      weigh(question.words);
      const bits = requiredBits(question.words);
      return { question, bits, docs: inOneVariant(question.words, documentsWith(bits), bits) };
    },

    finds: ({ question: { words } }, bits) =>
      countByWords(words).some((count, meeting) => count > 0 && (meeting & bits) === bits),

    meetMost(question) {
      weigh(question.words);
      const asked = requiredBits(question.words);
      for (let doc = 0; doc < docs; doc += 1) settledBitsOf[doc] = intAt(bitsOf, doc) & MET;
      oneVariant.settle(question.words, settledBitsOf, (doc) => labelsOnly(intAt(bitsOf, doc)) & asked);
      const bits = wordsToKeep(question.words, asked, settledBitsOf, worths);
      const met = inOneVariant(question.words, documentsWith(bits), bits);
      const unwanted = unwantedBits(question.words, bits);
      const wanted = unwanted === 0 ? met : met.filter((doc) => (intAt(bitsOf, doc) & unwanted) === 0);
      return { question, bits, docs: wanted.length > 0 ? wanted : met };
    },

    score({ question: { words }, bits, docs: met }) {
      const weights = words.map((word, at) => weightInScore(words, at, bits));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const scores = scoresOf(words, weights, total, met);
      const gains = gainLabels({ words, worths, met, scores, total });
      const labels = bestLabels(gains, facts, MOST_LABELS, (place) => floatAt(scores, place));
      for (let place = 0; place < met.length; place += 1)
        scores[place] = floatAt(scores, place) + floatAt(gains.gained, place);
      return { docs: met, scores, variants: gains.explaining, labels };
    },
  };
}

/** "sin" and the word after it count nothing when they were left out: "gel sin alcohol" is not a gel without something else. */
function weightInScore(words: readonly QueryWord[], at: number, bits: number): number {
  const word = words[at];
  if (word?.silent !== false) return LITTLE;
  const isLack = word.text === WITHOUT || words[at - 1]?.text === WITHOUT;
  if (isLack && (bits & (1 << at)) === 0) return 0;
  return 1;
}

/** Whether both words have the same worth to every document. */
function hasSameWorth(one: QueryWord | undefined, other: QueryWord | undefined): boolean {
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
    one.groups.every((terms, n) => isSame(terms, itemAt(other.groups, n)))
  );
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((term, n) => term === other[n]);

const requiredBits = (words: readonly QueryWord[]): number =>
  words.reduce((bits, word, at) => (word.silent ? bits : bits | (1 << at)), 0);
