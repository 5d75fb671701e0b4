import type { ArtSpec, Form } from '@tonalia/artwork/spec';
import type { TileTint } from '@tonalia/artwork/tile-tint';
import type { Unit } from '../lines/line.ts';
import type { DemoProduct } from '../product.ts';
import type { Shade } from '../shade.ts';

/** A product of the design, with its name, price and look. */
export type Known = {
  code: string;
  name: string;
  brand: string;
  category: string;
  form: Form;
  art?: Partial<ArtSpec>;
  contents: readonly number[];
  unit: Unit;
  /** Pesos before any deal, of the first content. */
  price: number;
  /** Pesos taken off by an active deal. */
  deal?: number;
  min?: number;
  shades?: readonly Shade[];
  daysOld?: number;
  popularity: number;
  presale?: DemoProduct['presale'];
  /** Units in Bogotá of a version, instead of a random number. */
  bogota?: Record<string, number>;
  tile?: TileTint;
  text: string;
};
