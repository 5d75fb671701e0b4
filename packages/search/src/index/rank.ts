import { bitsOf } from '../rows/bits.ts';

/** Where a word of a document stands; a word may stand in several places. */
const fields = ['head', 'name', 'brand', 'category', 'parent', 'label', 'trait'] as const;
export const field = bitsOf(fields, 8);
/** A document and where a word stands in it are one number: the places are its last bits. */
export const PLACE_BITS = fields.length;
export const PLACES = 2 ** PLACE_BITS;
/** Documents and places in 32 bits, and ranks beside popularities in the 53 of a whole number. */
export const MOST_DOCUMENTS = 2 ** Math.min(22, 32 - PLACE_BITS);
/** A variant and one more bit are one number. */
export const MOST_VARIANTS = 2 ** 31;

/** What a word is worth where it stands. The first word of a name says what the document is. */
const worth: readonly [field: number, worth: number][] = [
  [field.head, 100],
  [field.brand, 95],
  [field.name, 92],
  [field.category, 68],
  [field.parent, 52],
  [field.trait, 40],
  [field.label, 30],
];
/** A word of the name that is the category's too is what the document is for. */
const ALSO_CATEGORY = 4;

/** What a word in the one label that has most of the words is worth; in any other label it is worth `field.label`. */
export const LABEL_WORTH = 60;
/** The same for a word of the series of the colour card the label is in. */
export const SERIES_WORTH = 45;
/** All words of a label's name asked for, and not only some. */
export const WHOLE_LABEL = 6;
/** From so much on a word is in the document's name or is its brand. */
export const inName = 90;
/** The whole name asked for. */
export const WHOLE_NAME = 5;

export const worthOfFields: Uint8Array = Uint8Array.from({ length: PLACES }, (_, fields) => {
  const best = worth.find(([place]) => (fields & place) !== 0)?.[1] ?? 0;
  const isInName = (fields & (field.head | field.name)) !== 0;
  return isInName && (fields & (field.category | field.parent)) !== 0 ? best + ALSO_CATEGORY : best;
});

/** How well a word of the catalogue stands for the one that was typed, in percent. */
export const quality = {
  exact: 100,
  sameNumber: 97,
  joined: 95,
  sameStem: 90,
  alias: 90,
  synonym: 85,
  /** What serves a need best; each next one that serves it a little less. */
  need: 84,
  /** Another word made of the same one. */
  derived: 75,
  unfinished: 70,
  /** The word is whole already and would only begin another one. */
  longer: 50,
  withEnye: 60,
  mended: 70,
} as const;

/** What a code is worth instead of a word; half of it to the document, the other half to the variant. */
export const codeWorth = { whole: 250, part: 100, start: 90, inside: 60 } as const;
/** The whole of what was typed is a code: above everything words can reach. */
export const WHOLE_CODE = 1000;
