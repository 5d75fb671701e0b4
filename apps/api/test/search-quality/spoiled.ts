import { rawWords } from '@tonalia/search/text';
import type { SearchDocument } from '@tonalia/search';
import { isSilent } from './demo-documents.ts';
import type { Query } from './quality.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A seeded random generator, 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Brand and name of products with one typing error in a word of five letters or more. */
export function spoiled(docs: readonly SearchDocument[], count: number): Query[] {
  const random = seeded(20);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const queries: Query[] = [];
  while (queries.length < count) {
    const doc = pick(docs);
    if (!doc) break;
    const words = rawWords(`${doc.brand} ${doc.name}`).filter((word) => /^\p{L}+$/u.test(word) && !isSilent(word));
    const long = [...words.keys()].filter((at) => (words[at] ?? '').length > 4);
    const at = pick(long);
    if (at === undefined) continue;
    const typed = words.with(at, slip(words[at] ?? '', random));
    queries.push({ words: typed.join(' '), right: [{ words, shade: null }] });
  }
  return queries;
}

/** Adds a typing error, never in the first letter, which people get right. */
export function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const other = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'e';
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + other + word.slice(at + 1),
    word.slice(0, at) + other + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return ways[Math.floor(random() * ways.length)] ?? word;
}
