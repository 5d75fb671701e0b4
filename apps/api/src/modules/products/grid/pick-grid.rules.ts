import type { GridQuery, GridTab } from '@tonalia/contract/products-grid';
import { taxed } from '@tonalia/rules/tax';
import { firstOf } from '../kept-rows/first-of.rules.ts';
import { type SearchedRow, type TypedWords, hasTypedWords } from '../kept-rows/typed-words.rules.ts';

/** What the filters and the orders of the grid look at, of a version. */
export interface GridFacts extends SearchedRow {
  productId: string;
  brandId: string;
  categoryId: string;
  /** The product's name, lower case and without accents. */
  name: string;
  productCode: string;
  isCombo: boolean;
  /** Percent of IVA. */
  rate: number;
  code: string;
  position: number;
  /** In pesos with IVA: of the list, and of the trade types that have their own. */
  basePrice: number;
  prices: Readonly<Record<string, number>>;
  /** In pesos, of one unit; null while it is not known. */
  cost: number | null;
  isVisible: boolean;
  /** A photograph of its own, or of its product where it is the only version; others are drawn. */
  hasPhoto: boolean;
  /** Units in all warehouses that are not reserved. */
  available: number;
}

/** The filters of a page; null for one that is not set. */
export interface GridFilterValues {
  tab: GridTab;
  typed: TypedWords | null;
  categoryIds: ReadonlySet<string> | null;
  brandId: string | null;
  productId: string | null;
  /** The list of the tab of missing prices; the list price is never missing. */
  tradeTypeId: string | null;
  /** The trade type that the version has a price of its own for. */
  owned: string | null;
  hasStock: boolean | null;
  /** The lowest price leaves less than this percent of it above the cost. */
  marginBelow: number | null;
  isPresold: boolean | null;
  /** The products with an open presale. */
  presold: ReadonlySet<string>;
}

type PageWanted = Pick<GridQuery, 'sort' | 'page' | 'limit'>;

/** The versions that the filters leave, in the order of the rows. */
export const wantedVersions = (rows: readonly GridFacts[], filters: GridFilterValues): GridFacts[] =>
  rows.filter((row) => isWanted(row, filters) && tabs[filters.tab](row, filters));

/** A page of versions; `rows` are in order of name and product. */
export function pickVersions(rows: readonly GridFacts[], { sort, page, limit }: PageWanted): GridFacts[] {
  const start = (page - 1) * limit;
  if (sort === 'name') return rows.slice(start, start + limit);
  const first = firstOf<GridFacts, number | string>(page * limit);
  for (const row of rows) first.offer(row, keys[sort](row));
  return first.taken().slice(start);
}

/** What the versions of a product that the filters leave have in common. */
export interface PickedProduct {
  productId: string;
  /** The id of the first version that was made. */
  first: string;
  versions: number;
  visible: number;
  /** In pesos, over the prices of the list; null when none has one. */
  lowest: number | null;
  highest: number | null;
  available: number;
}

/** A page of products with what their versions among the rows have in common, and the number of all. */
export function pickProducts(
  rows: readonly GridFacts[],
  { sort, page, limit, tradeTypeId }: PageWanted & Pick<GridQuery, 'tradeTypeId'>,
): { total: number; products: PickedProduct[] } {
  const products: [GridFacts, ...GridFacts[]][] = [];
  for (const row of rows) {
    const last = products.at(-1);
    if (last?.[0].productId === row.productId) last.push(row);
    else products.push([row]);
  }
  if (sort === 'code') products.sort(([one], [other]) => (one.productCode < other.productCode ? -1 : 1));
  const onPage = products.slice((page - 1) * limit, page * limit);
  return { total: products.length, products: onPage.map((versions) => together(versions, tradeTypeId)) };
}

function together(versions: readonly [GridFacts, ...GridFacts[]], tradeTypeId: string | undefined): PickedProduct {
  const prices = versions.flatMap(
    ({ basePrice, prices: own }) => (tradeTypeId === undefined ? basePrice : own[tradeTypeId]) ?? [],
  );
  return {
    productId: versions[0].productId,
    first: String(Math.min(...versions.map(({ id }) => id))),
    versions: versions.length,
    visible: versions.filter(({ isVisible }) => isVisible).length,
    lowest: prices.length > 0 ? Math.min(...prices) : null,
    highest: prices.length > 0 ? Math.max(...prices) : null,
    available: versions.reduce((sum, { available }) => sum + available, 0),
  };
}

/** The number of versions of each tab under the other filters. */
export function countTabs(rows: readonly GridFacts[], filters: GridFilterValues): Record<GridTab, number> {
  const counts = { all: 0, no_photo: 0, no_price: 0, sold_out: 0, hidden: 0 };
  const names = Object.keys(counts) as (keyof typeof counts)[]; // as: Object.keys is typed for any key
  for (const row of rows) {
    if (!isWanted(row, filters)) continue;
    for (const tab of names) if (tabs[tab](row, filters)) counts[tab] += 1;
  }
  return counts;
}

const tabs: Record<GridTab, (row: GridFacts, filters: GridFilterValues) => boolean> = {
  all: () => true,
  no_photo: ({ hasPhoto }) => !hasPhoto,
  no_price: ({ prices }, { tradeTypeId }) => tradeTypeId !== null && prices[tradeTypeId] === undefined,
  sold_out: ({ isCombo, available }) => !isCombo && available === 0,
  hidden: ({ isVisible }) => !isVisible,
};

function isWanted(row: GridFacts, filters: GridFilterValues): boolean {
  const { typed, categoryIds, brandId, productId, owned, hasStock, marginBelow, isPresold, presold } = filters;
  return (
    (productId === null || row.productId === productId) &&
    (brandId === null || row.brandId === brandId) &&
    (categoryIds === null || categoryIds.has(row.categoryId)) &&
    (owned === null || row.prices[owned] !== undefined) &&
    (hasStock === null || (!row.isCombo && row.available > 0 === hasStock)) &&
    (isPresold === null || presold.has(row.productId) === isPresold) &&
    (marginBelow === null || hasMarginBelow(row, marginBelow)) &&
    (typed === null || hasTypedWords(row, typed))
  );
}

/** Whether the lowest price over the lists, without IVA, leaves less than this percent of it above the cost. */
function hasMarginBelow({ basePrice, prices, cost, rate }: GridFacts, percent: number): boolean {
  if (cost === null) return false;
  const { base } = taxed(Math.min(basePrice, ...Object.values(prices)), rate);
  return (base - cost) * 100 < percent * base;
}

const keys: Record<Exclude<GridQuery['sort'], 'name'>, (row: GridFacts) => number | string> = {
  code: ({ code }) => code,
  price: ({ basePrice }) => basePrice,
  '-price': ({ basePrice }) => -basePrice,
};
