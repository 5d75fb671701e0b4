import { type Facts, docOfOwner, isVersion } from './facts.ts';
import type { Reading } from './knowledge.ts';
import { type Postings, placeOf } from './postings.ts';
import { PLACES, PLACE_BITS, codeWorth, field, worthOfFields } from './rank.rules.ts';

/** Of the bits of a product, the lower half are the words it meets, the upper half those it does not only have in its shades. */
export const MET = 0xffff;
const NAMED_SHIFT = 16;
/** Times a word's bit: it and its bit in the upper half. */
export const ALSO_NAMED = 1 + 2 ** NAMED_SHIFT;
/** The words it has in its shades alone. */
export const shadesOnly = (bits: number): number => bits & MET & ~(bits >>> NAMED_SHIFT);

/** What a word is worth in each place, at every quality in percent; a fraction is rounded down to its percent. */
const scaled = Array.from({ length: 101 }, (_, quality) =>
  worthOfFields.map((worth) => Math.round((worth * quality) / 100)),
);
const scaledNamed = scaled.map((row) => row.map((worth, places) => (places === field.shade ? 0 : worth)));
const scaledBy = (quality: number, isNamedOnly = false): Uint8Array =>
  (isNamedOnly ? scaledNamed : scaled)[Math.trunc(quality)] ?? worthOfFields;

/** Puts what a reading is worth to each product into a row, where it is worth more than what is there, and its bits to them. */
export function createPut(
  { starts, values }: Postings,
  facts: Facts,
  bitsOf: Int32Array,
): (reading: Reading, into: Uint8Array, bit: number) => void {
  // One scratch row per index, empty between two readings, to spare the GC. Not re-entrant.
  const row = new Uint8Array(facts.nameWords.length);

  function putOne(doc: number, worth: number, into: Uint8Array, bits: number): void {
    if (worth > (into[doc] ?? 0)) into[doc] = worth;
    if (worth > 0) bitsOf[doc] = (bitsOf[doc] ?? 0) | bits;
  }

  function putTerms(terms: readonly number[], scaled: Uint8Array, into: Uint8Array, bit: number): void {
    for (const term of terms) {
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at += 1) {
        const value = values[at] ?? 0;
        const places = value & (PLACES - 1);
        putOne(value >>> PLACE_BITS, scaled[places] ?? 0, into, places === field.shade ? bit : bit * ALSO_NAMED);
      }
    }
  }

  /** Products that have any of the terms; into the row what the best is worth to each. */
  function docsOf(terms: readonly number[], scaled: Uint8Array): number[] {
    const found: number[] = [];
    for (const term of terms) {
      const end = starts[term + 1] ?? 0;
      for (let at = starts[term] ?? 0; at < end; at += 1) {
        const value = values[at] ?? 0;
        const doc = value >>> PLACE_BITS;
        const worth = scaled[value & (PLACES - 1)] ?? 0;
        const known = row[doc] ?? 0;
        if (known === 0 && worth > 0) found.push(doc);
        if (worth > known) row[doc] = worth;
      }
    }
    return found;
  }

  /** What the best of the terms is worth to one product; 0 when it has none. */
  function worthTo(doc: number, terms: readonly number[], scaled: Uint8Array): number {
    let best = 0;
    for (const term of terms) {
      const end = starts[term + 1] ?? 0;
      const at = placeOf(values, doc * PLACES, starts[term] ?? 0, end);
      const value = values[at] ?? 0;
      if (at < end && value >>> PLACE_BITS === doc) best = Math.max(best, scaled[value & (PLACES - 1)] ?? 0);
    }
    return best;
  }

  const sizeOf = (terms: readonly number[]): number =>
    terms.reduce((sum, term) => sum + (starts[term + 1] ?? 0) - (starts[term] ?? 0), 0);

  /** From the rarest group on: few products are left to look for in the others. */
  function putAll(groups: readonly (readonly number[])[], scaled: Uint8Array, into: Uint8Array, bit: number): void {
    const [first = [], ...more] = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    for (const doc of docsOf(first, scaled)) {
      let worth = row[doc] ?? 0;
      row[doc] = 0;
      for (let at = 0; at < more.length && worth > 0; at += 1)
        worth = Math.min(worth, worthTo(doc, more[at] ?? [], scaled));
      putOne(doc, worth, into, bit * ALSO_NAMED);
    }
  }

  return (reading, into, bit) => {
    if (reading.kind === 'any') putTerms(reading.terms, scaledBy(reading.quality, reading.isNamedOnly), into, bit);
    else if (reading.kind === 'all') putAll(reading.groups, scaledBy(reading.quality, reading.isNamedOnly), into, bit);
    else {
      for (const [owner, match] of reading.owners) {
        const worth = isVersion(facts, owner) ? codeWorth[match] / 2 : codeWorth[match];
        putOne(docOfOwner(facts, owner), worth, into, bit * ALSO_NAMED);
      }
    }
  };
}
