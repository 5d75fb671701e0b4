import type { Form } from '@tonalia/artwork/spec';
import type { Segment } from '../brands.ts';
import type { Random } from '../random.ts';
import type { Shade } from '../shade.ts';

export type Unit = 'ml' | 'g' | 'und';

/** A line of products that several brands make: names, pack, price. */
export type Line = {
  /** Middle part of the product code. */
  code: string;
  segment: Segment;
  category: string;
  form: Form;
  /** Names of its products, without the content. */
  names: readonly string[];
  /** Available contents. With shades only the first, unless `everyContent`. */
  contents: readonly number[];
  unit: Unit;
  /** Pesos for the first content, from and to. */
  price: readonly [number, number];
  shades?: (random: Random) => Shade[];
  everyContent?: boolean;
  minQuantity?: number;
  description: string;
  facts: readonly (readonly [name: string, value: string])[];
};

/** Names of a line's products, from one text separated by bars. */
export const split = (text: string): string[] => text.split('|');

export const of = (segment: Segment, lines: readonly Omit<Line, 'segment'>[]): Line[] =>
  lines.map((line) => ({ ...line, segment }));
