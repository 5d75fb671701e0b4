import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { grown, smallest } from '@tonalia/search/rows';
import type { SlotOrder } from '../catalogue-index/order.ts';
import { MOST_PRODUCTS } from '../catalogue-index/product-table.ts';
import type { PriceView } from '../catalogue-index/price-view.ts';

export const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** The order for a sort option without a search; best sellers are those of the warehouse. */
export function orderOf({ orders }: CatalogueIndex, prices: PriceView, sort: Sort, warehouseId: string): SlotOrder {
  if (sort === 'price_asc') return prices.cheapestFirst;
  if (sort === 'price_desc') return prices.dearestFirst;
  if (sort === 'newest') return orders.newest;
  return sort === 'name' ? orders.name : orders.bestsellersIn(warehouseId);
}

/** A range of positions: the first, and the one after the last. */
export interface Page {
  from: number;
  to: number;
}

/** The total, and the slots of a page. */
export interface ChosenPage {
  total: number;
  chosen: number[];
}

/** Sorts slots by an order. */
export function inOrder(slots: Int32Array, order: SlotOrder): Int32Array {
  const ranks = order.ranks();
  return slotsOf(Float64Array.from(slots, (slot) => ranks[slot] ?? 0).sort(), order);
}

/** A page of all products on sale that no filter excludes, in their order. */
export function pageInOrder(slots: Int32Array, fails: Uint16Array, { from, to }: Page, order: SlotOrder): ChosenPage {
  let total = 0;
  for (let at = 0; at < slots.length; at += 1) if (fails[slots[at] ?? 0] === 0) total += 1;
  const chosen: number[] = [];
  const sorted = order.slots();
  const end = Math.min(to, total);
  for (let at = 0, place = 0; place < end && at < sorted.length; at += 1) {
    const slot = sorted[at] ?? 0;
    if (fails[slot] !== 0) continue;
    if (place >= from) chosen.push(slot);
    place += 1;
  }
  return { total, chosen };
}

/** Search results to sort and page. */
interface ResultsToPage {
  slots: Int32Array;
  /** By slot; not 0 when a filter excludes the product. */
  fails: Uint16Array;
  page: Page;
  order: SlotOrder;
  /** Sorts the best match first; matches with the same score, and all without scores, by `order`. */
  scores?: Float32Array;
}

/** A page of the search results that no filter excludes. */
export function pageOfResults({ slots, fails, page: { from, to }, order, scores }: ResultsToPage): ChosenPage {
  const ranks = order.ranks();
  const bits = scores && bitsOf(scores);
  keys = grown(keys, slots.length);
  let total = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (fails[slot] !== 0) continue;
    keys[total] = (bits ? (NONE - (bits[at] ?? 0)) * RANKS : 0) + (ranks[slot] ?? 0);
    total += 1;
  }
  const first = smallest(keys.subarray(0, total), to);
  return { total, chosen: Array.from(slotsOf(first.subarray(from), order)) };
}

/** Reused by every call to spare the GC; no call uses it after it returns. */
let keys = new Float64Array();

const NONE = 2 ** 32 - 1;
/** A key holds a score of 32 bits and a rank exactly. */
const RANKS = MOST_PRODUCTS;

/** Integers in the order of the scores: the bits of a non-negative float grow with it. */
const bitsOf = (scores: Float32Array): Uint32Array => new Uint32Array(scores.buffer, scores.byteOffset, scores.length);

/** Sorting keys, numbers with the rank in their low part, is many times as fast as comparing products. */
function slotsOf(keys: Float64Array, order: SlotOrder): Int32Array {
  const slots = order.slots();
  return Int32Array.from(keys, (key) => slots[key % RANKS] ?? -1);
}
