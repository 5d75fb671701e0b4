import type { ArtSpec, DrawnForm } from '@tonalia/artwork/spec';
import type { PictureTint } from '@tonalia/artwork/tile-tint';
import type { ContentUnit } from '../lines/line.ts';
import type { DemoProduct } from '../product.ts';
import type { DemoShade } from '../shade.ts';

/** A product of the design, with its name, price and look. */
export type KnownProduct = {
  code: string;
  name: string;
  brand: string;
  category: string;
  form: DrawnForm;
  art?: Partial<ArtSpec>;
  contents: readonly number[];
  unit: ContentUnit;
  /** Pesos before any deal, of the first content. */
  price: number;
  /** Pesos taken off by an active deal. */
  deal?: number;
  min?: number;
  shades?: readonly DemoShade[];
  daysOld?: number;
  popularity: number;
  presale?: DemoProduct['presale'];
  /** Units in Bogotá of a version, instead of a random number. */
  bogota?: Record<string, number>;
  tile?: PictureTint;
  text: string;
};
