import { bucketOf } from '../price/price-ranges.rules.ts';
import { dealHoldsAt, dealWindows } from '@tonalia/rules/deal-time';
import { dealPrice, isAbout } from '@tonalia/rules/price';
import { grown } from '@tonalia/search/rows';
import { type SlotOrder, createOrder } from './order.ts';
import type { PriceTable } from './price-table.ts';
import type { ProductTable } from './product-table.ts';
import { type TimeSpan, isIn, spanAround } from './span.ts';
import type { ComingDeal, ReferenceData } from './reference-data.ts';

/** The price of every product for a trade type at a moment, as its card shows it. */
export interface PriceView {
  /** By slot, in pesos. */
  readonly prices: Int32Array;
  /** By slot, 1 when a deal or a programmed price lowers the price of a version. */
  readonly isOffer: Uint8Array;
  /** By slot, the bucket of the price (`price-ranges.rules.ts`). */
  readonly buckets: Uint8Array;
  /** By slot, the index of the version with this price. */
  readonly cheapest: Uint16Array;
  cheapestFirst: SlotOrder;
  dearestFirst: SlotOrder;
}

export interface PriceViews {
  at(tradeType: string, now: number): PriceView;
  /** Builds the views of all trade types with their orders, in steps. */
  prepare(now: number): Generator<undefined, void>;
  /** A product's prices changed. */
  touch(slot: number): void;
  /** Deals changed, or the products they apply to. */
  forget(): void;
}

/** Above every price: the database allows a hundred million pesos. */
const HIGHEST = 2 ** 27 - 1;

interface CachedPriceView extends PriceView {
  prices: Int32Array;
  isOffer: Uint8Array;
  buckets: Uint8Array;
  cheapest: Uint16Array;
  span: TimeSpan;
  touched: Set<number>;
}

export function createPriceViews(table: ProductTable, prices: PriceTable, reference: () => ReferenceData): PriceViews {
  const views = new Map<string, CachedPriceView>();

  const make = (tradeType: string, now: number): CachedPriceView => {
    const { deals } = reference();
    const priceOf = (slot: number): number => view.prices[slot] ?? 0;
    const view: CachedPriceView = {
      prices: new Int32Array(table.ids.length),
      isOffer: new Uint8Array(table.ids.length),
      buckets: new Uint8Array(table.ids.length),
      cheapest: new Uint16Array(table.ids.length),
      span: spanAround(now, concat(prices.windows(), dealWindows(deals, now))),
      touched: new Set(),
      cheapestFirst: createOrder(table, (a, b) => priceOf(a) - priceOf(b) || byId(table, a, b), priceOf),
      dearestFirst: createOrder(
        table,
        (a, b) => priceOf(b) - priceOf(a) || byId(table, a, b),
        (slot) => HIGHEST - priceOf(slot),
      ),
    };
    return view;
  };
  const fill = (view: CachedPriceView, slots: Iterable<number>, tradeType: string, now: number): void => {
    const deals = openDeals(table, reference(), tradeType, now);
    const pricesNow = prices.at(tradeType, now);
    for (const slot of slots) {
      const before = pricesNow.lowest(slot);
      const price = lowestWith(deals, table, slot, before);
      view.prices[slot] = price;
      view.buckets[slot] = bucketOf(price);
      view.cheapest[slot] = pricesNow.cheapest(slot);
      view.isOffer[slot] = price < before || pricesNow.isProgrammedDown(slot) ? 1 : 0;
    }
  };
  /** A trade type without prices and deals of its own shares the base view. */
  const NO_TRADE_TYPE = '';
  const ownTypes = (): Set<string> =>
    new Set([...prices.tradeTypes(), ...reference().deals.flatMap(({ tradeTypeId }) => tradeTypeId ?? [])]);
  const at = (requestedType: string, now: number): CachedPriceView => {
    const tradeType = ownTypes().has(requestedType) ? requestedType : NO_TRADE_TYPE;
    const cached = views.get(tradeType);
    if (cached && isIn(cached.span, now)) {
      if (cached.touched.size > 0) refresh(cached, tradeType, now);
      return cached;
    }
    const view = make(tradeType, now);
    fill(view, table.slots(), tradeType, now);
    views.set(tradeType, view);
    return view;
  };
  return {
    at,
    *prepare(now) {
      for (const tradeType of [NO_TRADE_TYPE, ...ownTypes()]) {
        const view = at(tradeType, now);
        yield;
        yield* view.cheapestFirst.prepare();
        yield* view.dearestFirst.prepare();
      }
    },
    touch(slot) {
      for (const { touched } of views.values()) touched.add(slot);
    },
    forget: () => views.clear(),
  };

  function refresh(view: CachedPriceView, tradeType: string, now: number): void {
    view.prices = grown(view.prices, table.ids.length);
    view.isOffer = grown(view.isOffer, table.ids.length);
    view.buckets = grown(view.buckets, table.ids.length);
    view.cheapest = grown(view.cheapest, table.ids.length);
    // the product may have added a window
    view.span = spanAround(now, concat(prices.windows(), dealWindows(reference().deals, now)));
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

function* concat<T>(a: Iterable<T>, b: Iterable<T>): Iterable<T> {
  yield* a;
  yield* b;
}

/** Compares by id, so that no order has ties and every process has the same order. */
export const byId = ({ columns: { id } }: ProductTable, a: number, b: number): number => (id[a] ?? 0) - (id[b] ?? 0);

interface OpenDeals {
  /** By slot. */
  ofProduct: ReadonlyMap<number, readonly ComingDeal[]>;
  /** By number of the manufacturer and of the category; a deal on a category applies to its children too. */
  ofManufacturer: readonly (readonly ComingDeal[])[];
  ofCategory: readonly (readonly ComingDeal[])[];
}

/** A subject without deals. */
const noSubject = { productId: '', manufacturerId: '', categoryId: '', parentCategoryId: '' };

/** The deals in force, by subject. */
function openDeals(table: ProductTable, reference: ReferenceData, tradeType: string, now: number): OpenDeals {
  const open = reference.deals.filter(
    (deal) => dealHoldsAt(deal, now) && (deal.tradeTypeId === null || deal.tradeTypeId === tradeType),
  );
  const ofProduct = new Map<number, ComingDeal[]>();
  for (const deal of open) {
    const slot = deal.productId === null ? undefined : table.slotOf(deal.productId);
    if (slot !== undefined) ofProduct.set(slot, [...(ofProduct.get(slot) ?? []), deal]);
  }
  const ofManufacturer = (id: string) => open.filter((deal) => isAbout(deal, { ...noSubject, manufacturerId: id }));
  const ofCategory = (id: string) => {
    const parentCategoryId = reference.categories.get(id)?.parentId ?? null;
    return open.filter((deal) => isAbout(deal, { ...noSubject, categoryId: id, parentCategoryId }));
  };
  return {
    ofProduct,
    ofManufacturer: table.manufacturers.values.map(ofManufacturer),
    ofCategory: table.categories.values.map(ofCategory),
  };
}

/** The lowest price with the best applicable deal; deals are never combined. */
function lowestWith(deals: OpenDeals, { columns }: ProductTable, slot: number, price: number): number {
  const quantity = columns.minQuantity[slot] ?? 1;
  const ofProduct = deals.ofProduct.size > 0 ? deals.ofProduct.get(slot) : undefined;
  return Math.min(
    lowestOf(ofProduct, quantity, price),
    lowestOf(deals.ofManufacturer[columns.manufacturer[slot] ?? -1], quantity, price),
    lowestOf(deals.ofCategory[columns.category[slot] ?? -1], quantity, price),
  );
}

function lowestOf(deals: readonly ComingDeal[] | undefined, quantity: number, price: number): number {
  let lowest = price;
  if (deals) for (const deal of deals) lowest = Math.min(lowest, dealPrice(price, deal, quantity));
  return lowest;
}
