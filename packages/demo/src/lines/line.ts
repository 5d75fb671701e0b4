import type { DrawnForm } from '@tonalia/artwork/spec';
import type { BrandSegment } from '../brands.ts';
import type { Random } from '../random.ts';
import type { DemoShade } from '../shade.ts';

/** Unit of a content: millilitres, grams or pieces. */
export type ContentUnit = 'ml' | 'g' | 'und';

/** A line of products that several brands make: names, pack, price. */
export type BrandLine = {
  /** Middle part of the product code. */
  code: string;
  segment: BrandSegment;
  category: string;
  form: DrawnForm;
  /** Names of its products, without the content. */
  names: readonly string[];
  /** Available contents. With shades only the first, unless `everyContent`. */
  contents: readonly number[];
  unit: ContentUnit;
  /** Pesos for the first content, from and to. */
  price: readonly [number, number];
  shades?: (random: Random) => DemoShade[];
  everyContent?: boolean;
  minQuantity?: number;
  description: string;
  facts: readonly (readonly [name: string, value: string])[];
};

/** Names of a line's products, from one text separated by bars. */
export const split = (text: string): string[] => text.split('|');

/** Lines of one segment. */
export const of = (segment: BrandSegment, lines: readonly Omit<BrandLine, 'segment'>[]): BrandLine[] =>
  lines.map((line) => ({ ...line, segment }));
