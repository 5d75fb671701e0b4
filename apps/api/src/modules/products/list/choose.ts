import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { closedCombos } from '../catalogue-index/closed-combos.ts';
import { bitsOf, grown } from '@tonalia/search/rows';
import { newSince } from '../catalogue-index/new-from.ts';
import type { PriceView } from '../catalogue-index/price-view.ts';
import type { ShopperView } from '../catalogue-index/shopper-view.ts';
import { type TimeSpan, isIn } from '../catalogue-index/span.ts';

/** The filters of a list; missing ones match everything. A filter of the contract's `listQuery` that is missing here has no effect. Within one filter any value matches. */
export interface Filters {
  categoryId?: string | undefined;
  manufacturerId?: readonly string[] | undefined;
  colorFamilyId?: readonly string[] | undefined;
  volume?: readonly string[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  available?: boolean | undefined;
  offers?: boolean | undefined;
  news?: boolean | undefined;
  presale?: boolean | undefined;
  combos?: boolean | undefined;
}

/** `closed` is no filter: a combo that the shopper may not buy now fails it in every list. */
const valueFilters = ['category', 'manufacturer', 'family', 'volume', 'price', 'closed'] as const;
export const flags = ['available', 'offers', 'news', 'presale', 'combos'] as const;

/** Bits in the rows of a choice. */
const WIDTH = 8 * Uint16Array.BYTES_PER_ELEMENT;
/** The bit of each filter: the filters a product fails are a sum of bits, and so are the flags it has. */
export const bits = bitsOf([...valueFilters, ...flags], WIDTH);
/** The bit position of the first flag; the other flags follow. */
export const FIRST_FLAG = valueFilters.length;

/** Which filters each product fails, by slot. */
export interface ProductChoice {
  /** Bits of the filters it fails; 0 when it belongs in the list. Throws after another choice of the same index. */
  readonly fails: Uint16Array;
  /** Bits of the flags each product has. */
  readonly has: Uint16Array;
  readonly view: PriceView;
}

/**
 * Applies filters to products; the result is undefined for products outside `slots`. A plain loop over one column per filter takes a tenth
 * of the time of a loop over the products.
 */
export function choiceOf(
  { index, shopper, now }: ShopperView,
  filters: Filters,
  slots: Int32Array = index.table.slots(),
): ProductChoice {
  const view = index.pricesFor(shopper.tradeTypeId, now.getTime());
  const has = flagsOf(index, view, shopper.warehouseId, now.getTime());
  const shared = rows.get(index) ?? { row: new Uint16Array(), owner: undefined };
  rows.set(index, shared);
  const fails = grown(shared.row, index.table.ids.length).fill(0);
  const choice: ProductChoice = {
    get fails() {
      if (shared.owner !== choice) throw new Error('another choice of this index was made');
      return fails;
    },
    has,
    view,
  };
  shared.row = fails;
  shared.owner = choice;
  const rowsToFail = { slots, fails };
  failClosedCombos({ index, shopper, now }, fails);
  failByValues(index, filters, rowsToFail);
  failByPrice(filters, view.prices, rowsToFail);
  failByFlags(filters, has, rowsToFail);
  return choice;
}

/** Above every price. An integer, so that the loop stays in integer arithmetic. */
const HIGHEST = 2 ** 31 - 1;

/** One row per index, reused by every choice to spare the GC, and the choice that owns it. */
const rows = new WeakMap<CatalogueIndex, { row: Uint16Array; owner: ProductChoice | undefined }>();

interface RowsToFail {
  slots: Int32Array;
  fails: Uint16Array;
}

interface CachedFlags extends TimeSpan {
  state: number;
  has: Uint16Array;
}

/** Cached flags by price view and warehouse, until something changes. */
const flagCache = new WeakMap<PriceView, Map<string, CachedFlags>>();

function flagsOf(index: CatalogueIndex, view: PriceView, warehouseId: string, now: number): Uint16Array {
  const byWarehouse = flagCache.get(view) ?? new Map<string, CachedFlags>();
  flagCache.set(view, byWarehouse);
  const known = byWarehouse.get(warehouseId);
  if (known?.state === index.state() && isIn(known, now)) return known.has;
  const fresh = {
    has: makeFlags(index, view, warehouseId, now),
    state: index.state(),
    from: now,
    until: index.nextChange(now),
  };
  byWarehouse.set(warehouseId, fresh);
  return fresh.has;
}

function makeFlags(
  { table, reference }: CatalogueIndex,
  view: PriceView,
  warehouseId: string,
  now: number,
): Uint16Array {
  const { stockedIn, firstSeen, isCombo } = table.columns;
  const stocked = setsWithAny(table.warehouses.sets, [warehouseId]);
  const since = newSince(now);
  const has = new Uint16Array(table.ids.length);
  for (let slot = 0; slot < has.length; slot += 1) {
    const seen = firstSeen[slot] ?? 0;
    has[slot] =
      (stocked[stockedIn[slot] ?? 0] === 1 ? bits.available : 0) |
      (view.isOffer[slot] === 1 ? bits.offers : 0) |
      (isCombo[slot] === 1 ? bits.combos : 0) |
      (seen >= since && seen <= now ? bits.news : 0);
  }
  for (const [id, window] of reference.presales) {
    const slot = isIn(window, now) ? table.slotOf(id) : undefined;
    if (slot !== undefined) has[slot] = (has[slot] ?? 0) | bits.presale;
  }
  return has;
}

function failClosedCombos(view: ShopperView, fails: Uint16Array): void {
  for (const id of closedCombos(view)) {
    const slot = view.index.table.slotOf(id);
    if (slot !== undefined) fails[slot] = (fails[slot] ?? 0) | bits.closed;
  }
}

function failByValues({ table, reference }: CatalogueIndex, filters: Filters, { slots, fails }: RowsToFail): void {
  const { category, manufacturer, familiesOf, volumesOf } = table.columns;
  const { categoryId, manufacturerId, colorFamilyId, volume } = filters;
  const fail = (bit: number, column: Int32Array, wanted: Uint8Array): void => {
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (wanted[column[slot] ?? 0] !== 1) fails[slot] = (fails[slot] ?? 0) | bit;
    }
  };
  if (categoryId !== undefined) {
    const isWithin = (id: string): boolean =>
      id === categoryId || reference.categories.get(id)?.parentId === categoryId;
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
  if (volume !== undefined) fail(bits.volume, volumesOf, setsWithAny(table.volumes.sets, volume));
}

function failByPrice(
  { minPrice = 0, maxPrice = HIGHEST }: Filters,
  prices: Int32Array,
  { slots, fails }: RowsToFail,
): void {
  if (minPrice === 0 && maxPrice === HIGHEST) return;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const price = prices[slot] ?? 0;
    if (price < minPrice || price > maxPrice) fails[slot] = (fails[slot] ?? 0) | bits.price;
  }
}

function failByFlags(filters: Filters, has: Uint16Array, { slots, fails }: RowsToFail): void {
  const wanted = flags.reduce((sum, flag) => sum + (filters[flag] ? bits[flag] : 0), 0);
  if (wanted === 0) return;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    fails[slot] = (fails[slot] ?? 0) | (wanted & ~(has[slot] ?? 0));
  }
}

const numbersOf = (values: readonly string[], isWanted: (value: string) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => (isWanted(value) ? 1 : 0));

const setsWithAny = (sets: readonly (readonly string[])[], wanted: readonly string[]): Uint8Array =>
  Uint8Array.from(sets, (values) => (values.some((value) => wanted.includes(value)) ? 1 : 0));
