import type { ParsedQuery, QueryWord } from './knowledge.ts';
import type { MatchedDocuments } from './matcher.ts';
import type { Spelling } from './spellings.ts';
import { weightOf } from './words-to-keep.ts';

/** The share of a query that a result must match; less when the word that names the thing matches. */
const MIN_SHARE = 0.3;
const MIN_SHARE_OF_THING = 0.2;
/** Most that the slips of one word cost. */
const MAX_SLIP_COST = 20;

/**
 * Whether the kept words represent the query. When an unknown word is left out, they must name the thing: "computador portatil" is not
 * "lámpara portátil". A label alone is enough only when other labels are left out: "lima de uñas" is not the label "Verde lima".
 */
export function representsQuery({ words, isSentence }: ParsedQuery, { bits }: MatchedDocuments): boolean {
  const isKept = (at: number): boolean => (bits & (1 << at)) !== 0;
  const lost = words.filter((word, at) => !word.silent && !isKept(at));
  const kept = words.filter((word, at) => !word.silent && isKept(at));
  const isLost = lost.some(({ known }) => !known);
  if (isLost && !isSentence) return kept.some(({ isThing }) => isThing);
  return kept.some(({ isNamed }) => isNamed) || lost.every(({ known, isNamed }) => known && !isNamed);
}

/** The share of a query that a result must match. */
export function minimumShare(words: readonly QueryWord[], { bits }: MatchedDocuments): number {
  const first = words.findIndex(({ silent }) => !silent);
  const isKept = (at: number): boolean => at >= 0 && (bits & (1 << at)) !== 0;
  const isMet = (words[first]?.isThing && isKept(first)) || isKept(words.findIndex(({ isSubject }) => isSubject));
  return isMet ? MIN_SHARE_OF_THING : MIN_SHARE;
}

/** The share of the query's weight that matches; a bare number alone is nothing: "iphone 15". */
export function shareOf(words: readonly QueryWord[], { bits }: MatchedDocuments): number {
  const hasMore = words.some(({ text }, at) => (bits & (1 << at)) !== 0 && !/^\d+$/.test(text));
  return hasMore ? weightOf(words, bits) / weightOf(words, (1 << words.length) - 1) : 0;
}

/** How far to trust a correction when words are left out as well: less with more slips. */
export function trustOf(spelling: Spelling, words: readonly string[]): number {
  const corrected = spelling.words.filter((word) => !words.includes(word)).length;
  return corrected === 0 ? 1 : 1 - Math.min(spelling.cost / corrected, MAX_SLIP_COST) / (2 * MAX_SLIP_COST);
}

/** The words that match, with the silent words between them. */
export function matchedWords(words: readonly QueryWord[], { bits }: MatchedDocuments): string[] {
  const kept = words.filter(({ silent }, at) => silent || (bits & (1 << at)) !== 0);
  const first = kept.findIndex(({ silent }) => !silent);
  const last = kept.findLastIndex(({ silent }) => !silent);
  return kept.slice(first, last + 1).map(({ text }) => text);
}
