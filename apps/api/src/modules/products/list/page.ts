import type { Found } from '../catalogue-index/words.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Order } from '../catalogue-index/order.ts';
import type { PriceView } from '../catalogue-index/price-view.ts';

export const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** The order a sort stands for where nothing was searched for; what sells is what sells from this warehouse. */
export function orderOf({ orders }: CatalogueIndex, prices: PriceView, sort: Sort, warehouseId: string): Order {
  if (sort === 'price_asc') return prices.cheapestFirst;
  if (sort === 'price_desc') return prices.dearestFirst;
  if (sort === 'newest') return orders.newest;
  return sort === 'name' ? orders.name : orders.bestsellersIn(warehouseId);
}

/** What was found, in the order asked for. */
export function inOrder(slots: Int32Array, order: Order): Int32Array {
  const ranks = order.ranks();
  return backToSlots(
    Float64Array.from(slots, (slot) => ranks[slot] ?? 0),
    order,
  );
}

/** The best match first; of matches alike what sells. */
export function byScore({ slots, scores }: Found, bestsellers: Order): Int32Array {
  const ranks = bestsellers.ranks();
  const places = sortable(scores);
  return backToSlots(
    Float64Array.from(slots, (slot, at) => (NONE - (places[at] ?? 0)) * RANKS + (ranks[slot] ?? 0)),
    bestsellers,
  );
}

const NONE = 2 ** 32 - 1;
/** More than there are products: a key holds a score of 32 bits and a rank exactly. */
const RANKS = 2 ** 21;

/** Whole numbers in the order of the scores: the bits of a float that is not below zero rise with it. */
const sortable = (scores: Float32Array): Uint32Array => new Uint32Array(scores.slice().buffer);

/** Sorting keys, numbers with the rank in their low part, is many times as fast as comparing products. */
function backToSlots(keys: Float64Array, order: Order): Int32Array {
  const slots = order.slots();
  return Int32Array.from(keys.sort(), (key) => slots[key % RANKS] ?? -1);
}
