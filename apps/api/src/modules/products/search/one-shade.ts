import type { Facts } from './facts.ts';
import type { AskedWord } from './knowledge.ts';
import { weightOf } from './most-telling.ts';
import type { Postings } from './postings.ts';

/** Entries of versions that one query may walk through; beyond, shades are not compared. */
const MOST_WALKED = 1_000_000;

/**
 * Words that a product has in its shades alone must stand in one and the same: "agua de rosas" is not the product with the shades
 * "Verde agua" and "Rosa". `shadesOnlyOf` answers the bits of such words.
 */
export function createOneShade(byVersion: Postings, facts: Facts) {
  const versions = facts.docOfVersion.length;
  // One scratch row per index, reused by every query to spare the GC. Not re-entrant.
  const bitsOfVersion = new Uint16Array(versions);

  /** The words each version has, for those that some product has in shades alone. */
  function walk(words: readonly AskedWord[], asked: number): number[] {
    const touched: number[] = [];
    let walks = MOST_WALKED;
    for (const [at, word] of words.entries()) {
      if ((asked & (1 << at)) === 0) continue;
      for (const term of word.readings.flatMap((reading) => (reading.kind === 'any' ? reading.terms : []))) {
        const end = byVersion.starts[term + 1] ?? 0;
        for (let place = byVersion.starts[term] ?? 0; place < end && walks > 0; place += 1, walks -= 1) {
          const version = (byVersion.values[place] ?? 0) >>> 1;
          if (bitsOfVersion[version] === 0) touched.push(version);
          bitsOfVersion[version] = (bitsOfVersion[version] ?? 0) | (1 << at);
        }
      }
    }
    return touched;
  }

  /** Of these words those that one version has, and that say most. */
  function mostInOne(words: readonly AskedWord[], doc: number, bits: number): number {
    let best = 0;
    const end = facts.versionsOf[doc + 1] ?? 0;
    for (let version = facts.versionsOf[doc] ?? 0; version < end; version += 1) {
      const here = (bitsOfVersion[version] ?? 0) & bits;
      if (here !== best && weightOf(words, here) > weightOf(words, best)) best = here;
    }
    return best;
  }

  function severalOf(docs: Iterable<number>, shadesOnlyOf: (doc: number) => number): number {
    let asked = 0;
    for (const doc of docs) {
      const bits = shadesOnlyOf(doc);
      if (isSeveral(bits)) asked |= bits;
    }
    return asked;
  }

  return {
    /** Of the products that met all words, those that do so with one version. */
    keep(words: readonly AskedWord[], met: Uint32Array, shadesOnlyOf: (doc: number) => number): Uint32Array {
      const asked = severalOf(met, shadesOnlyOf);
      if (asked === 0) return met;
      const touched = walk(words, asked);
      const kept = met.filter((doc) => {
        const bits = shadesOnlyOf(doc);
        return !isSeveral(bits) || (mostInOne(words, doc, bits) & bits) === bits;
      });
      for (const version of touched) bitsOfVersion[version] = 0;
      return kept;
    },
    /** Takes from each product the words that it has in other versions than the one that says most. */
    settle(words: readonly AskedWord[], bitsOf: Uint16Array, shadesOnlyOf: (doc: number) => number): void {
      const asked = severalOf(bitsOf.keys(), shadesOnlyOf);
      if (asked === 0) return;
      const touched = walk(words, asked);
      for (let doc = 0; doc < bitsOf.length; doc += 1) {
        const bits = shadesOnlyOf(doc);
        if (isSeveral(bits)) bitsOf[doc] = ((bitsOf[doc] ?? 0) & ~bits) | mostInOne(words, doc, bits);
      }
      for (const version of touched) bitsOfVersion[version] = 0;
    },
  };
}

/** More than one bit. */
const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;
