import { itemAt, shortAt, uintAt } from '../rows/checked.ts';
import { isSeveral } from '../rows/bits.ts';
import type { DocumentFacts } from '../index/facts.ts';
import type { QueryWord } from './knowledge.ts';
import { weightOf } from './words-to-keep.ts';
import { type Postings, placeOf } from '../index/postings.ts';

/** With more documents than this, some have all words in one label, and the ranking puts those first. */
const MOST_COMPARED = 300;

export interface OneVariant {
  /** Keeps documents that match all words with one variant. */
  keep(words: readonly QueryWord[], met: Uint32Array, labelsOnlyOf: (doc: number) => number): Uint32Array;
  /** Removes from each document the words that its best variant does not have. */
  settle(words: readonly QueryWord[], bitsOf: Uint16Array, labelsOnlyOf: (doc: number) => number): void;
}

/**
 * Words that a document has in labels alone must be in one label: "agua de rosas" is not the document with the labels "Verde agua" and
 * "Rosa". `labelsOnlyOf` returns the bits of such words.
 */
export function createOneVariant(
  { starts, values }: Postings,
  { variantsOf, docOfVariant }: DocumentFacts,
): OneVariant {
  /** Words of each variant; zero outside a call. */
  const bitsOfVariant = new Uint16Array(docOfVariant.length);

  function mark(term: number, bit: number, first: number, end: number): void {
    const last = uintAt(starts, term + 1);
    for (let at = placeOf(values, first * 2, uintAt(starts, term), last); at < last; at += 1) {
      const variant = uintAt(values, at) >>> 1;
      if (variant >= end) return;
      bitsOfVariant[variant] = shortAt(bitsOfVariant, variant) | bit;
    }
  }

  /** The words of a document that one variant has, of the variant with the highest weight. */
  function bestVariantWords(words: readonly QueryWord[], doc: number, bits: number): number {
    const [first, end] = [uintAt(variantsOf, doc), uintAt(variantsOf, doc + 1)];
    for (let at = 0; at < words.length; at += 1) {
      if ((bits & (1 << at)) === 0) continue;
      for (const reading of itemAt(words, at).readings)
        if (reading.kind === 'any') for (const term of reading.terms) mark(term, 1 << at, first, end);
    }
    let best = 0;
    for (let variant = first; variant < end; variant += 1) {
      const here = shortAt(bitsOfVariant, variant) & bits;
      if (here !== best && weightOf(words, here) > weightOf(words, best)) best = here;
    }
    bitsOfVariant.fill(0, first, end);
    return best;
  }

  return {
    keep(words, met, labelsOnlyOf) {
      let several = 0;
      for (let at = 0; at < met.length && several <= MOST_COMPARED; at += 1)
        if (isSeveral(labelsOnlyOf(uintAt(met, at)))) several += 1;
      if (several === 0 || several > MOST_COMPARED) return met;
      return met.filter((doc) => {
        const bits = labelsOnlyOf(doc);
        return !isSeveral(bits) || bestVariantWords(words, doc, bits) === bits;
      });
    },
    settle(words, bitsOf, labelsOnlyOf) {
      for (let doc = 0; doc < bitsOf.length; doc += 1) {
        const bits = labelsOnlyOf(doc);
        if (isSeveral(bits)) bitsOf[doc] = (shortAt(bitsOf, doc) & ~bits) | bestVariantWords(words, doc, bits);
      }
    },
  };
}
