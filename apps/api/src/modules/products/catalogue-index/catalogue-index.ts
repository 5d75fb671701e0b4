import { dealWindows } from '@tonalia/rules/deal-time';
import type { VersionColour, Colours } from '../colour-index/colours.ts';
import type { FactsRow, VersionTuple } from './facts.sql.ts';
import { newUntil } from './new-from.ts';
import { type Orders, createOrders } from './orders.ts';
import type { PriceTable, PricesAt } from './price-table.ts';
import { type PriceView, createPriceViews } from './price-view.ts';
import type { ProductTable } from './product-table.ts';
import type { StockTable } from './stock-table.ts';
import { affectedProducts } from './affected-products.ts';
import { type TimeSpan, isIn, narrow, spanAround } from './span.ts';
import type { ReferencePart, ReferenceData } from './reference-data.ts';
import type { VersionTable } from './version-table.ts';
import type { ProductWords, Words } from './words.ts';

/** The catalogue in memory, for search, filters, counts and order. Shown details are read from the database. */
export interface CatalogueIndex {
  readonly table: ProductTable;
  readonly versions: VersionTable;
  readonly stock: StockTable;
  readonly words: Words;
  /** Colours of versions by number; changed versions leave unused numbers behind. */
  readonly colours: Colours;
  readonly reference: ReferenceData;
  readonly orders: Orders;
  pricesFor(tradeType: string, now: number): PriceView;
  pricesAt(tradeType: string, now: number): PricesAt;
  /** Sorts all orders and computes the prices of every trade type, in steps. */
  prepare(now: number): Generator<undefined, void>;
  /** A number that changes with every change of the index. */
  state(): number;
  /** Units sold of the last top seller among all published products. */
  topSellerUnits(): number;
  /** The next instant (ms) at which a price, offer or presale starts or ends, or a product stops being new. */
  nextChange(now: number): number;
  /** Replaces the facts of these products; those without a row are no longer sold. */
  replace(ids: readonly string[], rows: readonly FactsRow[]): void;
  /** Replaces a part of the reference data. Returns the ids of products that need new words. */
  replaceReference<P extends ReferencePart>(part: P, value: ReferenceData[P]): string[];
}

/** The words and colours of a product in the index. */
export interface IndexedProduct extends ProductWords {
  colours: VersionColour[];
}

/** The components of an index. */
export interface IndexParts {
  reference: ReferenceData;
  table: ProductTable;
  prices: PriceTable;
  stock: StockTable;
  versions: VersionTable;
  words: Words;
  colours: Colours;
  /** The product's words and colours, if they changed. */
  put: (row: FactsRow, versions: readonly VersionTuple[]) => IndexedProduct | undefined;
  forget: (slot: number) => void;
}

/** Number of top sellers; `card.sql.ts` has the same number. */
export const TOP_SELLERS = 60;

export function createCatalogueIndex(parts: IndexParts): CatalogueIndex {
  const { reference, table, prices, stock, versions, words, colours, put, forget } = parts;
  const { columns } = table;
  const views = createPriceViews(table, prices, () => reference);
  const orders = createOrders(table);
  let span: TimeSpan | undefined;
  let state = 0;
  let top: { state: number; units: number } | undefined;

  const touch = (slot: number): void => {
    orders.touch(slot);
    views.touch(slot);
  };
  function* windows(now: number): Iterable<TimeSpan> {
    yield* prices.windows();
    yield* dealWindows(reference.deals, now);
    yield* reference.presales.values();
    yield* reference.comboTerms.values();
  }
  /** The span in which no window opens or closes. Allocates no object per new product, because every product may be new. */
  const unchangedSpan = (now: number): TimeSpan => {
    const unchanged = spanAround(now, windows(now));
    const { firstSeen, isOnSale } = columns;
    for (let slot = 0; slot < table.ids.length; slot += 1) {
      if (isOnSale[slot] !== 1) continue;
      const from = firstSeen[slot] ?? 0;
      narrow(unchanged, now, from);
      narrow(unchanged, now, newUntil(from));
    }
    return unchanged;
  };
  const replace = (ids: readonly string[], rows: readonly FactsRow[]): void => {
    span = undefined;
    state += 1;
    const gone = new Set(ids);
    const changed: IndexedProduct[] = [];
    for (const row of rows) {
      if (row.versions === null) continue;
      gone.delete(row.id);
      const added = put(row, row.versions);
      if (added) changed.push(added);
      touch(table.slotOf(row.id) ?? -1);
    }
    for (const id of gone) {
      const slot = table.remove(id);
      if (slot === undefined) continue;
      forget(slot);
      words.remove(slot);
      touch(slot);
    }
    for (const row of rows) if (row.versions === null) table.putWithoutVersions(row);
    if (changed.length > 0) words.add(changed);
    colours.add(changed.flatMap((product) => product.colours));
  };
  return {
    table,
    versions,
    stock,
    words,
    colours,
    reference,
    orders,
    replace,
    state: () => state,
    pricesFor: (tradeType, now) => views.at(tradeType, now),
    pricesAt: (tradeType, now) => prices.at(tradeType, now),
    *prepare(now) {
      yield* orders.prepare();
      yield* views.prepare(now);
    },
    topSellerUnits() {
      if (top?.state === state) return top.units;
      const most = orders.bestsellers.slots().subarray(0, TOP_SELLERS);
      const sold = [...Array.from(most, (slot) => columns.unitsSold[slot] ?? 0), ...table.withoutVersions.values()];
      top = { state, units: sold.toSorted((a, b) => b - a)[TOP_SELLERS - 1] ?? 0 };
      return top.units;
    },
    nextChange(now) {
      if (!span || !isIn(span, now)) span = unchangedSpan(now);
      return span.until;
    },
    replaceReference(part, value) {
      const before = reference[part];
      reference[part] = value;
      span = undefined;
      state += 1;
      if (part === 'deals' || part === 'categories') views.forget();
      return affectedProducts(table, part, before, value);
    },
  };
}
