import { bitsOf } from '../rows/bits.ts';

/** Where a document has a word; it may have it in several places. */
const fields = ['head', 'name', 'brand', 'category', 'parent', 'label', 'trait'] as const;
export const field = bitsOf(fields, 8);
/** A document and the places of a word in it are one number: the places are its lowest bits. */
export const PLACE_BITS = fields.length;
export const PLACES = 2 ** PLACE_BITS;
/** Documents and places fit into 32 bits, popularities and ranks into the 53 of an exact integer. */
export const MOST_DOCUMENTS = 2 ** Math.min(22, 32 - PLACE_BITS);
/** A variant and one more bit fit into 32 bits. */
export const MOST_VARIANTS = 2 ** 31;

/** The worth of a word by its place. The first word of a name says what the thing is. */
const worth: readonly [field: number, worth: number][] = [
  [field.head, 100],
  [field.brand, 95],
  [field.name, 92],
  [field.category, 68],
  [field.parent, 52],
  [field.trait, 40],
  [field.label, 30],
];
/** Added for a word of the name that the category has too: it is the main use. */
const ALSO_CATEGORY = 4;

/** The worth of a word in the label that has most of the query's words; in another label it is that of `field.label`. */
export const LABEL_WORTH = 60;
/** The worth of a word of that label's series. */
export const SERIES_WORTH = 45;
/** Added when the query has all words of a label. */
export const WHOLE_LABEL = 6;
/** The least worth of a word in the name or the brand. */
export const inName = 90;
/** Added when the query has the whole name. */
export const WHOLE_NAME = 5;

export const worthOfFields: Uint8Array = Uint8Array.from({ length: PLACES }, (_, fields) => {
  const best = worth.find(([place]) => (fields & place) !== 0)?.[1] ?? 0;
  const isInName = (fields & (field.head | field.name)) !== 0;
  return isInName && (fields & (field.category | field.parent)) !== 0 ? best + ALSO_CATEGORY : best;
});

/** How well a term matches a query word, in percent. */
export const quality = {
  exact: 100,
  sameNumber: 97,
  joined: 95,
  sameStem: 90,
  alias: 90,
  synonym: 85,
  /** The first document words that serve a need; each next one less. */
  need: 84,
  /** Another word of the same root. */
  derived: 75,
  unfinished: 70,
  /** The query word is a word itself, and the beginning of this one. */
  longer: 50,
  withEnye: 60,
  mended: 70,
} as const;

/** The worth of a code; half of it counts for the document, half for the variant. */
export const codeWorth = { whole: 250, part: 100, start: 90, inside: 60 } as const;
/** The whole query is a code: above every score of words. */
export const WHOLE_CODE = 1000;
