import type { Shopper } from '../../../platform/http/actor.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { newSince } from '../catalogue-index/new-from.ts';
import type { PriceView } from '../catalogue-index/price-view.ts';
import { isIn } from '../catalogue-index/span.ts';

/** What narrows a list; what is left out narrows nothing. Within one filter any value will do. */
export interface Filters {
  categoryId?: string | undefined;
  manufacturerId?: readonly string[] | undefined;
  colorFamilyId?: readonly string[] | undefined;
  volume?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  available?: boolean | undefined;
  offers?: boolean | undefined;
  news?: boolean | undefined;
  presale?: boolean | undefined;
  combos?: boolean | undefined;
}

export const flags = ['available', 'offers', 'news', 'presale', 'combos'] as const;
export type Flag = (typeof flags)[number];

/** A filter by its bit: what a product fails is the sum of them, and what flags it has the sum of theirs. */
export const bits = {
  category: 1,
  manufacturer: 2,
  family: 4,
  volume: 8,
  price: 16,
  available: 32,
  offers: 64,
  news: 128,
  presale: 256,
  combos: 512,
} as const satisfies Record<Flag | 'category' | 'manufacturer' | 'family' | 'volume' | 'price', number>;

/** What a list asks of every product, by slot. */
export interface Choice {
  /** Bits of the filters it fails; 0 when it belongs in the list. */
  fails: Uint16Array;
  /** Bits of the flags it has. */
  has: Uint16Array;
  view: PriceView;
}

/** One plain loop over a column for each filter: a tenth of the time that asking product by product takes. */
export function choiceOf(index: CatalogueIndex, filters: Filters, shopper: Shopper, at: Date): Choice {
  const view = index.pricesFor(shopper.tradeTypeId, at.getTime());
  const has = flagsOf(index, view, shopper.warehouseId, at.getTime());
  const fails = new Uint16Array(has.length);
  failByValues(index, filters, fails);
  failByPrice(filters, view.prices, fails);
  const wanted = flags.reduce((sum, flag) => sum + (filters[flag] ? bits[flag] : 0), 0);
  if (wanted > 0) mark(fails, (slot) => wanted & ~(has[slot] ?? 0));
  return { fails, has, view };
}

function flagsOf({ table, around }: CatalogueIndex, view: PriceView, warehouseId: string, now: number): Uint16Array {
  const { stockedIn, firstSeen, isCombo } = table.columns;
  const stocked = setsWithAny(table.warehouses.sets, [warehouseId]);
  const has = new Uint16Array(table.ids.length);
  mark(has, (slot) => (stocked[stockedIn[slot] ?? 0] === 1 ? bits.available : 0));
  mark(has, (slot) => (view.isOffer[slot] === 1 ? bits.offers : 0));
  mark(has, (slot) => (isCombo[slot] === 1 ? bits.combos : 0));
  const since = newSince(now);
  mark(has, (slot) => ((firstSeen[slot] ?? 0) >= since && (firstSeen[slot] ?? 0) <= now ? bits.news : 0));
  for (const [id, window] of around.presales) {
    const slot = isIn(window, now) ? table.slotOf(id) : undefined;
    if (slot !== undefined) has[slot] = (has[slot] ?? 0) | bits.presale;
  }
  return has;
}

function failByValues({ table, around }: CatalogueIndex, filters: Filters, fails: Uint16Array): void {
  const { category, manufacturer, familiesOf, volumesOf } = table.columns;
  const { categoryId, manufacturerId, colorFamilyId, volume } = filters;
  const fail = (bit: number, column: Int32Array, wanted: Uint8Array): void =>
    mark(fails, (slot) => (wanted[column[slot] ?? 0] === 1 ? 0 : bit));
  if (categoryId !== undefined) {
    const isWithin = (id: string): boolean => id === categoryId || around.categories.get(id)?.parentId === categoryId;
    fail(bits.category, category, numbersOf(table.categories.values, isWithin));
  }
  if (manufacturerId !== undefined) {
    fail(
      bits.manufacturer,
      manufacturer,
      numbersOf(table.manufacturers.values, (id) => manufacturerId.includes(id)),
    );
  }
  if (colorFamilyId !== undefined) fail(bits.family, familiesOf, setsWithAny(table.families.sets, colorFamilyId));
  if (volume !== undefined) fail(bits.volume, volumesOf, setsWithAny(table.volumes.sets, [volume]));
}

function failByPrice({ minPrice = 0, maxPrice = Infinity }: Filters, prices: Int32Array, fails: Uint16Array): void {
  if (minPrice === 0 && maxPrice === Infinity) return;
  mark(fails, (slot) => ((prices[slot] ?? 0) < minPrice || (prices[slot] ?? 0) > maxPrice ? bits.price : 0));
}

function mark(marks: Uint16Array, bitsOf: (slot: number) => number): void {
  for (let slot = 0; slot < marks.length; slot += 1) marks[slot] = (marks[slot] ?? 0) | bitsOf(slot);
}

const numbersOf = (values: readonly string[], isWanted: (value: string) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => (isWanted(value) ? 1 : 0));

const setsWithAny = (sets: readonly (readonly string[])[], wanted: readonly string[]): Uint8Array =>
  Uint8Array.from(sets, (values) => (values.some((value) => wanted.includes(value)) ? 1 : 0));
