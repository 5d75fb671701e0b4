import type { StockQuery, StockTab } from '@tonalia/contract/stock-office';
import { firstOf } from '../kept-rows/first-of.rules.ts';
import { type SearchedRow, type TypedWords, hasTypedWords } from '../kept-rows/typed-words.rules.ts';

/** A version on sale or on hand, with its units in one warehouse or in all of them. */
export interface StockRow extends SearchedRow {
  productId: string;
  brandId: string;
  categoryId: string;
  /** The product's name, lower case and without accents. */
  name: string;
  position: number;
  onHand: number;
  reserved: number;
  available: number;
  /** In pesos, of one unit; null while it is not known. */
  cost: number | null;
  /** Whether each warehouse with units has a shelf for it; null without units. */
  isShelved: boolean | null;
  isExcludedFromPresale: boolean;
}

/** Units of a version together, with its sales. */
export interface StockSums {
  id: string;
  onHand: number;
  reserved: number;
  available: number;
  perDay: number;
  coverDays: number | null;
}

/** Days that a version with few units lasts at most; it is in the tab of those that run out. */
const FEW_DAYS = 10;

/** The filters of a page; null for one that is not set. */
export interface StockFilters extends Pick<StockQuery, 'tab' | 'sort' | 'page' | 'limit'> {
  brandId: string | null;
  categoryIds: ReadonlySet<string> | null;
  ids: ReadonlySet<number> | null;
  typed: TypedWords | null;
  /** The products with an open presale. */
  presold: ReadonlySet<string> | null;
  isPresold: boolean | null;
  isReserved: boolean | null;
  isShelved: boolean | null;
  /** Days of cover at most. */
  cover: number | null;
}

/** A page of the stock, with the number of each tab under its filters, and the pesos that the units of its tab cost. */
export interface PickedStock {
  sums: StockSums[];
  counts: Record<StockTab, number>;
  value: number;
}

/** Picks a page of rows that are in order of their names. `rates` are units sold a day. */
export function pickStock(
  rows: readonly StockRow[],
  rates: ReadonlyMap<number, number>,
  filters: StockFilters,
): PickedStock {
  const counts = { all: 0, running_out: 0, out: 0, idle: 0 };
  const first = firstOf<StockRow, number>(filters.page * filters.limit);
  let value = 0;
  for (const row of rows) {
    if (!isWanted(row, filters)) continue;
    const rate = rates.get(row.id);
    const cover = rate ? row.available / rate : Infinity;
    if (filters.cover !== null && cover > filters.cover) continue;
    const [runsOut, isOut] = [row.available > 0 && cover <= FEW_DAYS, row.available === 0];
    const isIdle = row.onHand > 0 && cover === Infinity;
    counts.all += 1;
    if (runsOut) counts.running_out += 1;
    if (isOut) counts.out += 1;
    if (isIdle) counts.idle += 1;
    const { tab } = filters;
    if (tab === 'all' || (tab === 'running_out' ? runsOut : tab === 'out' ? isOut : isIdle)) {
      value += row.onHand * (row.cost ?? 0);
      first.offer(row, keys[filters.sort](row, cover));
    }
  }
  const page = first.taken().slice((filters.page - 1) * filters.limit);
  return { sums: page.map((row) => sumsOf(row, rates.get(row.id) ?? 0)), counts, value };
}

function isWanted(row: StockRow, filters: StockFilters): boolean {
  const { brandId, categoryIds, ids, typed, presold, isPresold, isReserved, isShelved } = filters;
  return (
    (ids === null || ids.has(row.id)) &&
    (brandId === null || row.brandId === brandId) &&
    (categoryIds === null || categoryIds.has(row.categoryId)) &&
    (isReserved === null || isReserved === row.reserved > 0) &&
    (isShelved === null || isShelved === row.isShelved) &&
    (isPresold === null || isPresold === (!row.isExcludedFromPresale && presold?.has(row.productId) === true)) &&
    (typed === null || hasTypedWords(row, typed))
  );
}

/** The least comes first. Versions without sales last for ever. */
const keys: Record<StockQuery['sort'], (row: StockRow, cover: number) => number> = {
  cover: (_, cover) => cover,
  available: ({ available }) => available,
  '-available': ({ available }) => -available,
  name: () => 0,
};

const sumsOf = ({ id, onHand, reserved, available }: StockRow, perDay: number): StockSums => ({
  id: String(id),
  onHand,
  reserved,
  available,
  perDay,
  coverDays: perDay > 0 ? Math.floor(available / perDay) : null,
});
