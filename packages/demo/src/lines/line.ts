import type { Form } from '@tonalia/artwork/spec';
import type { Segment } from '../brands.ts';
import type { Random } from '../random.ts';
import type { Shade } from '../shade.ts';

export type Unit = 'ml' | 'g' | 'und';

/** A line of products that several brands make: names, packs and prices. */
export type Line = {
  /** The middle part of the product codes. */
  code: string;
  segment: Segment;
  category: string;
  form: Form;
  /** The names of its products, without the content. */
  names: readonly string[];
  /** Its contents. With shades only the first one, unless `everyContent`. */
  contents: readonly number[];
  unit: Unit;
  /** The price range of the first content, in pesos. */
  price: readonly [number, number];
  shades?: (random: Random) => Shade[];
  everyContent?: boolean;
  minQuantity?: number;
  description: string;
  facts: readonly (readonly [name: string, value: string])[];
};

/** Splits the names of a line at bars. */
export const split = (text: string): string[] => text.split('|');

export const of = (segment: Segment, lines: readonly Omit<Line, 'segment'>[]): Line[] =>
  lines.map((line) => ({ ...line, segment }));
