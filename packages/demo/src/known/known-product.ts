import type { ArtSpec, Form } from '@tonalia/artwork/spec';
import type { TileTint } from '@tonalia/artwork/tile-tint';
import type { Unit } from '../lines/line.ts';
import type { DemoProduct } from '../product.ts';
import type { Shade } from '../shade.ts';

/** A product of the design pictures, with its name, price and look. */
export type Known = {
  code: string;
  name: string;
  brand: string;
  category: string;
  form: Form;
  art?: Partial<ArtSpec>;
  contents: readonly number[];
  unit: Unit;
  /** Price of the first content before deals, in pesos. */
  price: number;
  /** The discount of a running deal, in pesos. */
  deal?: number;
  min?: number;
  shades?: readonly Shade[];
  daysOld?: number;
  popularity: number;
  presale?: DemoProduct['presale'];
  /** Stock of a version in Bogotá; default: random. */
  bogota?: Record<string, number>;
  tile?: TileTint;
  text: string;
};
