import { byteAt, intAt, itemAt, uintAt } from '../rows/checked.ts';
import { type DocumentFacts, docOfOwner, isVariant } from '../index/facts.ts';
import type { Reading } from './knowledge.ts';
import { type Postings, placeOf } from '../index/postings.ts';
import { PLACES, PLACE_BITS, codeWorth, field, worthOfFields } from '../index/rank.ts';

/** Words of a query at most: each has two bits in the 32 of a document. */
export const WORD_BITS = 16;
/** Of the bits of a document, the lower half are the words it meets, the upper half those it does not only have in its labels. */
export const MET = 2 ** WORD_BITS - 1;
/** Times a word's bit: it and its bit in the upper half. */
export const ALSO_NAMED = 1 + 2 ** WORD_BITS;
/** The words it has in its labels alone. */
export const labelsOnly = (bits: number): number => bits & MET & ~(bits >>> WORD_BITS);

/** What a word is worth in each place, at every quality in percent; a fraction is rounded down to its percent. */
const scaled = Array.from({ length: 101 }, (_, quality) =>
  worthOfFields.map((worth) => Math.round((worth * quality) / 100)),
);
const scaledNamed = scaled.map((row) => row.map((worth, places) => (places === field.label ? 0 : worth)));
const scaledBy = (quality: number, isNamedOnly = false): Uint8Array =>
  itemAt(isNamedOnly ? scaledNamed : scaled, Math.trunc(quality));

/** Puts what a reading is worth to each document into a row, where it is worth more than what is there, and its bits to them. */
export function createPut(
  { starts, values }: Postings,
  facts: DocumentFacts,
  bitsOf: Int32Array,
): (reading: Reading, into: Uint8Array, bit: number) => void {
  /** What a document is worth by the group that is looked at; empty between two readings. */
  const row = new Uint8Array(facts.nameWords.length);

  function putOne(doc: number, worth: number, into: Uint8Array, bits: number): void {
    if (worth > byteAt(into, doc)) into[doc] = worth;
    if (worth > 0) bitsOf[doc] = intAt(bitsOf, doc) | bits;
  }

  function putTerms(terms: readonly number[], scaled: Uint8Array, into: Uint8Array, bit: number): void {
    for (const term of terms) {
      const end = uintAt(starts, term + 1);
      for (let at = uintAt(starts, term); at < end; at += 1) {
        const value = uintAt(values, at);
        const places = value & (PLACES - 1);
        putOne(value >>> PLACE_BITS, byteAt(scaled, places), into, places === field.label ? bit : bit * ALSO_NAMED);
      }
    }
  }

  /** Documents that have any of the terms; into the row what the best is worth to each. */
  function docsOf(terms: readonly number[], scaled: Uint8Array): number[] {
    const found: number[] = [];
    for (const term of terms) {
      const end = uintAt(starts, term + 1);
      for (let at = uintAt(starts, term); at < end; at += 1) {
        const value = uintAt(values, at);
        const doc = value >>> PLACE_BITS;
        const worth = byteAt(scaled, value & (PLACES - 1));
        const known = byteAt(row, doc);
        if (known === 0 && worth > 0) found.push(doc);
        if (worth > known) row[doc] = worth;
      }
    }
    return found;
  }

  /** What the best of the terms is worth to one document; 0 when it has none. */
  function worthTo(doc: number, terms: readonly number[], scaled: Uint8Array): number {
    let best = 0;
    for (const term of terms) {
      const end = uintAt(starts, term + 1);
      const at = placeOf(values, doc * PLACES, uintAt(starts, term), end);
      const value = at < end ? uintAt(values, at) : 0;
      if (at < end && value >>> PLACE_BITS === doc) best = Math.max(best, byteAt(scaled, value & (PLACES - 1)));
    }
    return best;
  }

  const sizeOf = (terms: readonly number[]): number =>
    terms.reduce((sum, term) => sum + uintAt(starts, term + 1) - uintAt(starts, term), 0);

  /** From the rarest group on: few documents are left to look for in the others. */
  function putAll(groups: readonly (readonly number[])[], scaled: Uint8Array, into: Uint8Array, bit: number): void {
    const [first = [], ...more] = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    for (const doc of docsOf(first, scaled)) {
      let worth = byteAt(row, doc);
      row[doc] = 0;
      for (let at = 0; at < more.length && worth > 0; at += 1)
        worth = Math.min(worth, worthTo(doc, itemAt(more, at), scaled));
      putOne(doc, worth, into, bit * ALSO_NAMED);
    }
  }

  return (reading, into, bit) => {
    if (reading.kind === 'any') putTerms(reading.terms, scaledBy(reading.quality, reading.isNamedOnly), into, bit);
    else if (reading.kind === 'all') putAll(reading.groups, scaledBy(reading.quality, reading.isNamedOnly), into, bit);
    else {
      for (const [owner, match] of reading.owners) {
        const worth = isVariant(facts, owner) ? codeWorth[match] / 2 : codeWorth[match];
        putOne(docOfOwner(facts, owner), worth, into, bit * ALSO_NAMED);
      }
    }
  };
}
