import { bucketOf } from '../list/price-steps.rules.ts';
import { withDeal } from '../price/price.rules.ts';
import { grown } from './columns.ts';
import { type Order, createOrder } from './order.ts';
import type { PriceTable, Window } from './price-table.ts';
import type { ProductTable } from './product-table.ts';
import { isIn, spanAround } from './span.ts';
import type { ComingDeal, Surroundings } from './surroundings.ts';

/** What every product costs a trade type at a moment, just as its card shows it. */
export interface PriceView {
  /** By slot, in pesos. */
  readonly prices: Int32Array;
  /** By slot, 1 where a deal or a programmed price makes something of it cheaper. */
  readonly isOffer: Uint8Array;
  /** By slot, between which bounds the price is (`price-steps.rules.ts`). */
  readonly buckets: Uint8Array;
  cheapestFirst: Order;
  dearestFirst: Order;
}

export interface PriceViews {
  at(tradeType: string, now: number): PriceView;
  /** A product's prices changed. */
  touch(slot: number): void;
  /** Deals changed, or whom they are about. */
  forget(): void;
}

interface KeptView extends PriceView {
  prices: Int32Array;
  isOffer: Uint8Array;
  buckets: Uint8Array;
  span: Window;
  touched: Set<number>;
}

export function createPriceViews(table: ProductTable, prices: PriceTable, around: () => Surroundings): PriceViews {
  const views = new Map<string, KeptView>();

  const make = (tradeType: string, now: number): KeptView => {
    const { deals } = around();
    const compare = (a: number, b: number): number =>
      (view.prices[a] ?? 0) - (view.prices[b] ?? 0) || byId(table, a, b);
    const view: KeptView = {
      prices: new Int32Array(table.ids.length),
      isOffer: new Uint8Array(table.ids.length),
      buckets: new Uint8Array(table.ids.length),
      span: spanAround(now, bothOf(prices.windows(), deals)),
      touched: new Set(),
      cheapestFirst: createOrder(table, compare),
      dearestFirst: createOrder(table, (a, b) => compare(b, a)),
    };
    return view;
  };
  const fill = (view: KeptView, slots: Iterable<number>, tradeType: string, now: number): void => {
    const deals = openDeals(table, around(), tradeType, now);
    for (const slot of slots) {
      const before = prices.lowest(slot, tradeType, now);
      const price = lowestWith(deals, table, slot, before);
      view.prices[slot] = price;
      view.buckets[slot] = bucketOf(price);
      view.isOffer[slot] = price < before || prices.isProgrammedDown(slot, tradeType, now) ? 1 : 0;
    }
  };
  return {
    at(tradeType, now) {
      const known = views.get(tradeType);
      if (known && isIn(known.span, now)) {
        if (known.touched.size > 0) mend(known, tradeType, now);
        return known;
      }
      const view = make(tradeType, now);
      fill(view, table.slots(), tradeType, now);
      views.set(tradeType, view);
      return view;
    },
    touch(slot) {
      for (const { touched } of views.values()) touched.add(slot);
    },
    forget: () => views.clear(),
  };

  function mend(view: KeptView, tradeType: string, now: number): void {
    view.prices = grown(view.prices, table.ids.length);
    view.isOffer = grown(view.isOffer, table.ids.length);
    view.buckets = grown(view.buckets, table.ids.length);
    // a product may have brought a window with it
    view.span = spanAround(now, bothOf(prices.windows(), around().deals));
    fill(
      view,
      [...view.touched].filter((slot) => table.columns.isOnSale[slot] === 1),
      tradeType,
      now,
    );
    for (const slot of view.touched) {
      view.cheapestFirst.touch(slot);
      view.dearestFirst.touch(slot);
    }
    view.touched.clear();
  }
}

function* bothOf<T>(a: Iterable<T>, b: Iterable<T>): Iterable<T> {
  yield* a;
  yield* b;
}

/** By id, so that no order has ties and it is the same in every process. */
export const byId = ({ ids }: ProductTable, a: number, b: number): number => Number(ids[a]) - Number(ids[b]);

interface OpenDeals {
  /** By slot. */
  ofProduct: ReadonlyMap<number, readonly ComingDeal[]>;
  /** By the number of the manufacturer and of the category; a deal on a category holds for its children too. */
  ofManufacturer: readonly (readonly ComingDeal[])[];
  ofCategory: readonly (readonly ComingDeal[])[];
}

/** The deals of the moment, by what each is about. */
function openDeals(table: ProductTable, around: Surroundings, tradeType: string, now: number): OpenDeals {
  const open = around.deals.filter(
    (deal) => isIn(deal, now) && (deal.tradeTypeId === null || deal.tradeTypeId === tradeType),
  );
  const ofProduct = new Map<number, ComingDeal[]>();
  for (const deal of open) {
    const slot = deal.productId === null ? undefined : table.slotOf(deal.productId);
    if (slot !== undefined) ofProduct.set(slot, [...(ofProduct.get(slot) ?? []), deal]);
  }
  const isAboutCategory = ({ categoryId }: ComingDeal, id: string): boolean =>
    categoryId !== null && (categoryId === id || categoryId === around.categories.get(id)?.parentId);
  return {
    ofProduct,
    ofManufacturer: table.manufacturers.values.map((id) => open.filter((deal) => deal.manufacturerId === id)),
    ofCategory: table.categories.values.map((id) => open.filter((deal) => isAboutCategory(deal, id))),
  };
}

/** As `priceOf`: the best deal that a card's quantity reaches, never two of them. */
function lowestWith(deals: OpenDeals, { columns }: ProductTable, slot: number, price: number): number {
  const quantity = columns.minQuantity[slot] ?? 1;
  const lists = [
    deals.ofProduct.get(slot),
    deals.ofManufacturer[columns.manufacturer[slot] ?? -1],
    deals.ofCategory[columns.category[slot] ?? -1],
  ];
  let lowest = price;
  for (const list of lists)
    for (const deal of list ?? []) if (quantity >= deal.minQuantity) lowest = Math.min(lowest, withDeal(price, deal));
  return lowest;
}
