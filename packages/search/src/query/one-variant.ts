import { itemAt, shortAt, uintAt } from '../rows/checked.ts';
import { isSeveral } from '../rows/bits.ts';
import type { DocumentFacts } from '../index/facts.ts';
import type { QueryWord } from './knowledge.ts';
import { weightOf } from './most-telling.ts';
import { type Postings, placeOf } from '../index/postings.ts';

/** Of so many documents with words in their labels some have them in one; the ranking puts those first. */
const MOST_COMPARED = 300;

export interface OneVariant {
  /** Of the documents that met all words, those that do so with one variant. */
  keep(words: readonly QueryWord[], met: Uint32Array, labelsOnlyOf: (doc: number) => number): Uint32Array;
  /** Takes from each document the words that it has in other variants than the one that says most. */
  settle(words: readonly QueryWord[], bitsOf: Uint16Array, labelsOnlyOf: (doc: number) => number): void;
}

/**
 * Words that a document has in its labels alone must stand in one and the same: "agua de rosas" is not the document with the labels
 * "Verde agua" and "Rosa". `labelsOnlyOf` answers the bits of such words.
 */
export function createOneVariant(
  { starts, values }: Postings,
  { variantsOf, docOfVariant }: DocumentFacts,
): OneVariant {
  /** Empty between two documents. */
  const bitsOfVariant = new Uint16Array(docOfVariant.length);

  function mark(term: number, bit: number, first: number, end: number): void {
    const last = uintAt(starts, term + 1);
    for (let at = placeOf(values, first * 2, uintAt(starts, term), last); at < last; at += 1) {
      const variant = uintAt(values, at) >>> 1;
      if (variant >= end) return;
      bitsOfVariant[variant] = shortAt(bitsOfVariant, variant) | bit;
    }
  }

  /** Of these words of a document those that one of its variants has, and that say most. */
  function mostInOne(words: readonly QueryWord[], doc: number, bits: number): number {
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
        return !isSeveral(bits) || mostInOne(words, doc, bits) === bits;
      });
    },
    settle(words, bitsOf, labelsOnlyOf) {
      for (let doc = 0; doc < bitsOf.length; doc += 1) {
        const bits = labelsOnlyOf(doc);
        if (isSeveral(bits)) bitsOf[doc] = (shortAt(bitsOf, doc) & ~bits) | mostInOne(words, doc, bits);
      }
    },
  };
}
