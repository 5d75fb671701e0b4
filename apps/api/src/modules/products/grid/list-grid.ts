import type { GridFilters, GridProduct, GridQuery, GridTab, GridVersion } from '@tonalia/contract/products-grid';
import { AppError } from '@tonalia/contract/errors';
import { lowestMargin } from '@tonalia/rules/policy';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Clock } from '../../../platform/clock.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { TOP_SELLERS } from '../catalogue-index/catalogue-index.ts';
import { findCategoryNames, findManufacturerNames } from '../catalogue-index/reference-data.sql.ts';
import { listPresoldProducts } from '../kept-rows/kept-rows.sql.ts';
import { typedWordsOf } from '../kept-rows/typed-words.ts';
import { findDeals } from '../price/price.sql.ts';
import { findTopSellerUnits, readGridProducts, readGridVersions } from './grid.sql.ts';
import { type ListedFacts, toProduct, toVersion } from './grid-rows.ts';
import type { KeptGrid } from './keep-grid.ts';
import {
  type GridFacts,
  type GridFilterValues,
  countTabs,
  pickProducts,
  pickVersions,
  wantedVersions,
} from './pick-grid.rules.ts';

/** Where the filters of the grid are applied. */
export interface GridContext {
  db: Database;
  clock: Clock;
  grid: KeptGrid;
}
/** Where lists are read, and for which role. */
export interface Asking extends GridContext {
  role: OfficeRole;
}
interface GridPage<Row> {
  page: number;
  limit: number;
  pages: number;
  total: number;
  totalIsExact: boolean;
  results: Row[];
}

/** A page of versions. ROLE_NOT_ALLOWED for sorting by price without `prices.read`, or filtering by margin without `costs.read`. */
export async function listVersions(asking: Asking, query: GridQuery): Promise<GridPage<GridVersion>> {
  if (query.sort.endsWith('price') && !operatorCan(asking.role, 'prices.read')) throw new AppError('ROLE_NOT_ALLOWED');
  const found = await findVersions(asking, query);
  const ids = pickVersions(found, query).map(({ id }) => String(id));
  const results = await inPlannedTransaction(asking.db, async (tx) =>
    versionsOf(tx, ids, { ...query, clock: asking.clock, facts: await factsFor(tx, asking, query) }),
  );
  return { ...pageOf(found.length, query), results };
}

/** A page of products with what their versions have in common. ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export async function listGroups(asking: Asking, query: GridQuery): Promise<GridPage<GridProduct>> {
  const { clock, db } = asking;
  const { total, products } = pickProducts(await findVersions(asking, query), query);
  const results = await inPlannedTransaction(db, async (tx) => {
    const ids = products.map(({ productId }) => productId);
    const firsts = products.map(({ first }) => first);
    const read = await readGridProducts(tx, { ids, firsts, now: clock.now() });
    const picked = new Map(products.map((one) => [one.productId, one]));
    const rows = read.flatMap((row) => {
      const together = picked.get(row.id);
      return together ? { ...row, ...together } : [];
    });
    const facts = await factsFor(tx, asking, query);
    const single = rows.filter(({ hasVersions }) => !hasVersions).map(({ first }) => first);
    const versions = await versionsOf(tx, single, { ...query, clock, facts });
    const only = new Map(versions.map((one) => [one.productId, one]));
    return rows.map((row) => toProduct(row, only.get(row.id), facts));
  });
  return { ...pageOf(total, query), results };
}

/** Versions of each tab under the other filters. ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export async function readTabs(asking: Asking, query: Omit<ListedQuery, 'tab'>) {
  requireCosts(asking.role, query);
  const [rows, filters] = await Promise.all([asking.grid.of(null), filtersOf(asking, query)]);
  const tabs = Object.entries(countTabs(rows, filters)) as [GridTab, number][]; // as: it counts each tab
  return tabs.map(([tab, total]) => ({ tab, total, totalIsExact: true }));
}

/** The versions that the filters leave, by name and product. ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export async function findVersions(
  asking: GridContext & { role: OfficeRole },
  query: ListedQuery,
): Promise<GridFacts[]> {
  requireCosts(asking.role, query);
  const [rows, filters] = await Promise.all([asking.grid.of(null), filtersOf(asking, query)]);
  return wantedVersions(rows, filters);
}

const pageOf = (total: number, { page, limit }: { page: number; limit: number }) => ({
  page,
  limit,
  pages: Math.ceil(total / limit),
  total,
  totalIsExact: true,
});

/** ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
function requireCosts(role: OfficeRole, { margin }: Pick<GridQuery, 'margin'>): void {
  if (margin !== undefined && !operatorCan(role, 'costs.read')) throw new AppError('ROLE_NOT_ALLOWED');
}

/** Categories and brands, whether on sale or not. */
export async function readGridFilters(db: Database): Promise<GridFilters> {
  const [categories, brands] = await Promise.all([findCategoryNames(db), findManufacturerNames(db)]);
  return {
    categories: categories.map(({ id, name, parent_id: parentId }) => ({ _id: id, name, parentId })),
    brands: brands.map(({ id, name }) => ({ _id: id, name })),
  };
}

type ListedQuery = Pick<
  GridQuery,
  'q' | 'categoryId' | 'brandId' | 'stock' | 'productId' | 'tradeTypeId' | 'owned' | 'margin' | 'presale'
> & {
  tab?: GridTab;
};

/** The filters of a query, with the ids that only PostgreSQL knows. */
async function filtersOf(
  { db, clock }: GridContext,
  { q, categoryId, brandId, stock, productId, tradeTypeId, owned, margin, presale, tab }: ListedQuery,
): Promise<GridFilterValues> {
  const [categories, typed, presold] = await Promise.all([
    categoryId === undefined ? null : findCategoryNames(db),
    typedWordsOf(db, q),
    presale === undefined ? [] : listPresoldProducts(db, { now: clock.now() }),
  ]);
  const below = categories?.filter(({ id, parent_id: parent }) => id === categoryId || parent === categoryId);
  return {
    tab: tab ?? 'all',
    typed,
    categoryIds: below ? new Set(below.map(({ id }) => id)) : null,
    brandId: brandId ?? null,
    productId: productId ?? null,
    tradeTypeId: tradeTypeId ?? null,
    owned: owned ?? null,
    hasStock: stock === undefined ? null : stock === 'some',
    marginBelow: margin === 'low' ? lowestMargin : null,
    isPresold: presale === undefined ? null : presale === 'some',
    presold: new Set(presold.map(({ id }) => id)),
  };
}

async function factsFor(
  tx: Transaction,
  { clock, role }: Asking,
  { tradeTypeId }: Pick<GridQuery, 'tradeTypeId'>,
): Promise<ListedFacts> {
  const deals = await findDeals(tx, clock.now(), tradeTypeId ?? '');
  const [last] = await findTopSellerUnits(tx, TOP_SELLERS);
  return { role, deals, topSellerUnits: last?.units ?? 0 };
}

async function versionsOf(
  tx: Transaction,
  ids: string[],
  { tradeTypeId, clock, facts }: { tradeTypeId?: string | undefined; clock: Clock; facts: ListedFacts },
): Promise<GridVersion[]> {
  const rows =
    ids.length > 0 ? await readGridVersions(tx, { ids, tradeTypeId: tradeTypeId ?? null, now: clock.now() }) : [];
  return rows.map((row) => toVersion(row, facts));
}
