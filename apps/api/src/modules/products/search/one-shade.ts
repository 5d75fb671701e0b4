import type { Facts } from './facts.ts';
import type { AskedWord } from './knowledge.ts';
import { weightOf } from './most-telling.ts';
import { type Postings, placeOf } from './postings.ts';

/** Of so many products with words in their shades some have them in one; the ranking puts those first. */
const MOST_COMPARED = 300;

export interface OneShade {
  /** Of the products that met all words, those that do so with one version. */
  keep(words: readonly AskedWord[], met: Uint32Array, shadesOnlyOf: (doc: number) => number): Uint32Array;
  /** Takes from each product the words that it has in other versions than the one that says most. */
  settle(words: readonly AskedWord[], bitsOf: Uint16Array, shadesOnlyOf: (doc: number) => number): void;
}

/**
 * Words that a product has in its shades alone must stand in one and the same: "agua de rosas" is not the product with the shades
 * "Verde agua" and "Rosa". `shadesOnlyOf` answers the bits of such words.
 */
export function createOneShade({ starts, values }: Postings, { versionsOf, docOfVersion }: Facts): OneShade {
  // One scratch row per index, reused by every query to spare the GC. Not re-entrant.
  const bitsOfVersion = new Uint16Array(docOfVersion.length);

  function mark(term: number, bit: number, first: number, end: number): void {
    const last = starts[term + 1] ?? 0;
    for (let at = placeOf(values, first * 2, starts[term] ?? 0, last); at < last; at += 1) {
      const version = (values[at] ?? 0) >>> 1;
      if (version >= end) return;
      bitsOfVersion[version] = (bitsOfVersion[version] ?? 0) | bit;
    }
  }

  /** Of these words of a product those that one of its versions has, and that say most. */
  function mostInOne(words: readonly AskedWord[], doc: number, bits: number): number {
    const [first, end] = [versionsOf[doc] ?? 0, versionsOf[doc + 1] ?? 0];
    for (let at = 0; at < words.length; at += 1) {
      if ((bits & (1 << at)) === 0) continue;
      for (const reading of words[at]?.readings ?? [])
        if (reading.kind === 'any') for (const term of reading.terms) mark(term, 1 << at, first, end);
    }
    let best = 0;
    for (let version = first; version < end; version += 1) {
      const here = (bitsOfVersion[version] ?? 0) & bits;
      if (here !== best && weightOf(words, here) > weightOf(words, best)) best = here;
    }
    bitsOfVersion.fill(0, first, end);
    return best;
  }

  return {
    keep(words, met, shadesOnlyOf) {
      let several = 0;
      for (let at = 0; at < met.length && several <= MOST_COMPARED; at += 1)
        if (isSeveral(shadesOnlyOf(met[at] ?? 0))) several += 1;
      if (several === 0 || several > MOST_COMPARED) return met;
      return met.filter((doc) => {
        const bits = shadesOnlyOf(doc);
        return !isSeveral(bits) || mostInOne(words, doc, bits) === bits;
      });
    },
    settle(words, bitsOf, shadesOnlyOf) {
      for (let doc = 0; doc < bitsOf.length; doc += 1) {
        const bits = shadesOnlyOf(doc);
        if (isSeveral(bits)) bitsOf[doc] = ((bitsOf[doc] ?? 0) & ~bits) | mostInOne(words, doc, bits);
      }
    },
  };
}

/** More than one bit. */
const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;
