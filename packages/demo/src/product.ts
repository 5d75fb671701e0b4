import type { ArtSpec, SceneSpec } from '@tonalia/artwork/spec';
import type { PictureTint } from '@tonalia/artwork/tile-tint';
import type { Brand, BrandSegment } from './brands.ts';
import type { ContentUnit } from './lines/line.ts';
import type { DemoShade } from './shade.ts';

/** A version with its stock; prices in pesos. */
export type DemoVersion = {
  id: number;
  code: string;
  shade: DemoShade | null;
  volume: number;
  unit: ContentUnit;
  price: number;
  excludedFromPresale: boolean;
  position: number;
  /** Days before `now` when it was added. */
  seenDaysAgo: number;
  /** Units in each warehouse, by its code; a missing warehouse has none. */
  stock: Partial<Record<WarehouseId, number>>;
};

/** A product with its versions and the spec that draws its picture. */
export type DemoProduct = {
  id: number;
  code: string;
  name: string;
  description: string;
  brand: Brand;
  segment: BrandSegment;
  categoryId: number;
  kind: 'simple' | 'combo';
  hasVersions: boolean;
  minQuantity: number;
  attributes: readonly { name: string; value: string }[];
  tile: PictureTint;
  picture: ArtSpec | SceneSpec;
  seenDaysAgo: number;
  versions: DemoVersion[];
  presale: { capacity: number | null; inDays: number } | null;
  /** Pesos taken off by an active deal of its own. */
  deal: number;
  /** Relative sales, 1 for most. */
  popularity: number;
};

/** Warehouses of the demo: Bogotá, Medellín, Cali, Barranquilla, Bucaramanga. */
export const warehouseIds = ['BOG', 'MED', 'CLO', 'BAQ', 'BGA'] as const;
/** One of `warehouseIds`. */
export type WarehouseId = (typeof warehouseIds)[number];

/** Assigns ids to products and versions in the order of creation. */
export type Counter = { product(): number; version(): number };

/** Ids count from 1, products and versions apart. */
export function counter(): Counter {
  let products = 0;
  let versions = 0;
  return { product: () => ++products, version: () => ++versions };
}

/** Pesos rounded to hundreds, at least 100. */
export const round100 = (pesos: number): number => Math.max(100, Math.round(pesos / 100) * 100);

/** "1.000 ml" as printed on a pack; empty for a single piece. */
export function contentText(volume: number, unit: ContentUnit): string {
  if (unit === 'und') return volume === 1 ? '' : `${volume} und.`;
  return `${volume >= 1000 ? `${Math.floor(volume / 1000)}.${String(volume % 1000).padStart(3, '0')}` : volume} ${unit}`;
}

/** "7.1" is 71 in a code; from level 10 on the dot stays, so that 1.11 and 11.1 differ. */
export function shadeInCode(shade: DemoShade): string {
  return shade.height !== undefined && shade.height < 10 ? shade.code.replace('.', '') : shade.code;
}
