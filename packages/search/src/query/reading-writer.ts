import { byteAt, intAt, itemAt, uintAt } from '../rows/checked.ts';
import { type DocumentFacts, docOfOwner, isVariant } from '../index/facts.ts';
import type { Reading } from './knowledge.ts';
import { type Postings, placeOf } from '../index/postings.ts';
import { PLACES, PLACE_BITS, codeWorth, field, worthOfFields } from '../index/rank.ts';

/** Most words of a query: each has two of the 32 bits of a document. */
export const WORD_BITS = 16;
/** The lower half of a document's bits: the words it matches. The upper half: those it matches outside labels too. */
export const MET = 2 ** WORD_BITS - 1;
/** A word's bit times this is its bit in both halves. */
export const ALSO_NAMED = 1 + 2 ** WORD_BITS;
/** The words a document has in labels alone. */
export const labelsOnly = (bits: number): number => bits & MET & ~(bits >>> WORD_BITS);

/** The worth of a word by place, for each quality in percent (rounded down). */
const scaled = Array.from({ length: 101 }, (_, quality) =>
  worthOfFields.map((worth) => Math.round((worth * quality) / 100)),
);
const scaledNamed = scaled.map((row) => row.map((worth, places) => (places === field.label ? 0 : worth)));
const scaledBy = (quality: number, isNamedOnly = false): Uint8Array =>
  itemAt(isNamedOnly ? scaledNamed : scaled, Math.trunc(quality));

/** Raises a row to the worth of a reading to each document, and sets the word's bits of documents that match it. */
export function createReadingWriter(
  { starts, values }: Postings,
  facts: DocumentFacts,
  bitsOf: Int32Array,
): (reading: Reading, target: Uint8Array, bit: number) => void {
  /** The worth of the current group to each document; zero outside a call. */
  const row = new Uint8Array(facts.nameWords.length);

  function writeDocument(doc: number, worth: number, target: Uint8Array, bits: number): void {
    if (worth > byteAt(target, doc)) target[doc] = worth;
    if (worth > 0) bitsOf[doc] = intAt(bitsOf, doc) | bits;
  }

  function writeTerms(terms: readonly number[], scaled: Uint8Array, target: Uint8Array, bit: number): void {
    for (const term of terms) {
      const end = uintAt(starts, term + 1);
      for (let at = uintAt(starts, term); at < end; at += 1) {
        const value = uintAt(values, at);
        const places = value & (PLACES - 1);
        writeDocument(
          value >>> PLACE_BITS,
          byteAt(scaled, places),
          target,
          places === field.label ? bit : bit * ALSO_NAMED,
        );
      }
    }
  }

  /** Documents that have any of the terms; `row` gets the worth of the best term. */
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

  /** The worth of the best of the terms to a document; 0 when it has none. */
  function worthFor(doc: number, terms: readonly number[], scaled: Uint8Array): number {
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

  /** Begins with the rarest group, so that few documents are searched in the others. */
  function writeGroups(
    groups: readonly (readonly number[])[],
    scaled: Uint8Array,
    target: Uint8Array,
    bit: number,
  ): void {
    const [first = [], ...more] = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    for (const doc of docsOf(first, scaled)) {
      let worth = byteAt(row, doc);
      row[doc] = 0;
      for (let at = 0; at < more.length && worth > 0; at += 1)
        worth = Math.min(worth, worthFor(doc, itemAt(more, at), scaled));
      writeDocument(doc, worth, target, bit * ALSO_NAMED);
    }
  }

  return (reading, target, bit) => {
    if (reading.kind === 'any') writeTerms(reading.terms, scaledBy(reading.quality, reading.isNamedOnly), target, bit);
    else if (reading.kind === 'all')
      writeGroups(reading.groups, scaledBy(reading.quality, reading.isNamedOnly), target, bit);
    else {
      for (const [owner, match] of reading.owners) {
        const worth = isVariant(facts, owner) ? codeWorth[match] / 2 : codeWorth[match];
        writeDocument(docOfOwner(facts, owner), worth, target, bit * ALSO_NAMED);
      }
    }
  };
}
