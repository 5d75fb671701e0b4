import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { newFrom } from '../catalogue-index/new-from.ts';
import { isIn } from '../catalogue-index/span.ts';
import type { Shopper } from '../../../platform/http/actor.ts';

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

/** A filter by its bit: what a product fails is the sum of them. */
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

/** The question a list asks of every product. */
export interface Choice {
  /** Bits of the filters a product fails; 0 when it belongs in the list. */
  fails(slot: number): number;
  has: Record<Flag, (slot: number) => boolean>;
  prices: Int32Array;
}

type Test = (slot: number) => boolean;

export function choiceOf(
  index: CatalogueIndex,
  filters: Filters,
  { tradeTypeId, warehouseId }: Shopper,
  at: Date,
): Choice {
  const now = at.getTime();
  const { table, around } = index;
  const { columns } = table;
  const { prices, isOffer } = index.pricesFor(tradeTypeId, now);
  const stocked = setsWithAny(table.warehouses.sets, [warehouseId]);
  const inPresale = new Set([...around.presales].flatMap(([id, window]) => (isIn(window, now) ? [id] : [])));
  const has: Record<Flag, Test> = {
    available: (slot) => stocked[columns.stockedIn[slot] ?? 0] === 1,
    offers: (slot) => isOffer[slot] === 1,
    news: (slot) => isIn(newFrom(columns.firstSeen[slot] ?? 0), now),
    presale: (slot) => inPresale.size > 0 && inPresale.has(table.ids[slot] ?? ''),
    combos: (slot) => columns.isCombo[slot] === 1,
  };
  const tests = testsOf(index, filters, prices);
  for (const flag of flags) if (filters[flag]) tests.push([bits[flag], has[flag]]);
  return {
    has,
    prices,
    fails(slot) {
      let failed = 0;
      for (const [bit, passes] of tests) if (!passes(slot)) failed |= bit;
      return failed;
    },
  };
}

function testsOf({ table, around }: CatalogueIndex, filters: Filters, prices: Int32Array): [bit: number, test: Test][] {
  const { columns } = table;
  const { categoryId, manufacturerId, colorFamilyId, volume, minPrice, maxPrice } = filters;
  const tests: [number, Test][] = [];
  if (categoryId !== undefined) {
    const wanted = numbersIn(
      table.categories.values,
      (id) => id === categoryId || around.categories.get(id)?.parentId === categoryId,
    );
    tests.push([bits.category, (slot) => wanted[columns.category[slot] ?? 0] === 1]);
  }
  if (manufacturerId !== undefined) {
    const wanted = numbersIn(table.manufacturers.values, (id) => manufacturerId.includes(id));
    tests.push([bits.manufacturer, (slot) => wanted[columns.manufacturer[slot] ?? 0] === 1]);
  }
  if (colorFamilyId !== undefined) {
    const wanted = setsWithAny(table.families.sets, colorFamilyId);
    tests.push([bits.family, (slot) => wanted[columns.familiesOf[slot] ?? 0] === 1]);
  }
  if (volume !== undefined) {
    const wanted = setsWithAny(table.volumes.sets, [volume]);
    tests.push([bits.volume, (slot) => wanted[columns.volumesOf[slot] ?? 0] === 1]);
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
    tests.push([bits.price, (slot) => (prices[slot] ?? 0) >= least && (prices[slot] ?? 0) <= most]);
  }
  return tests;
}

const numbersIn = (values: readonly string[], isWanted: (value: string) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => (isWanted(value) ? 1 : 0));

const setsWithAny = (sets: readonly (readonly string[])[], wanted: readonly string[]): Uint8Array =>
  Uint8Array.from(sets, (values) => (values.some((value) => wanted.includes(value)) ? 1 : 0));
