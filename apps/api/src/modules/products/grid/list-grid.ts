import type { GridFilters, GridProduct, GridQuery, GridTab, GridVersion } from '@tonalia/contract/products-grid';
import { AppError } from '@tonalia/contract/errors';
import { lowestMargin } from '@tonalia/rules/policy';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { TOP_SELLERS } from '../catalogue-index/catalogue-index.ts';
import { findCategoryNames, findManufacturerNames } from '../catalogue-index/reference-data.sql.ts';
import { findDeals } from '../price/price.sql.ts';
import {
  countGridProducts,
  countGridTabs,
  countGridVersions,
  findTopSellerUnits,
  listGridProducts,
  listGridVersions,
  readGridProducts,
  readGridVersions,
} from './grid.sql.ts';
import { type ListedFacts, toProduct, toVersion } from './grid-rows.ts';

/** Where lists are read, and for which role. */
export interface Asking {
  db: Database;
  clock: Clock;
  role: OfficeRole;
}
type GridPage<Row> = ReturnType<typeof countedPage> & { results: Row[] };

/** A page of versions. ROLE_NOT_ALLOWED for sorting by price without `prices.read`, or filtering by margin without `costs.read`. */
export async function listVersions({ db, clock, role }: Asking, query: GridQuery): Promise<GridPage<GridVersion>> {
  if (query.sort.endsWith('price') && !operatorCan(role, 'prices.read')) throw new AppError('ROLE_NOT_ALLOWED');
  requireCosts(role, query);
  const filters = await filtersOf(db, clock.now(), query);
  const [[count], results] = await Promise.all([
    inPlannedTransaction(db, (tx) => countGridVersions(tx, { ...filters, most: MOST_COUNTED + 1 })),
    inPlannedTransaction(db, async (tx) => {
      const rows = await listGridVersions(tx, { ...filters, ...partOf(query) });
      const ids = rows.map(({ id }) => id);
      const facts = await factsFor(tx, { clock, role, tradeTypeId: filters.tradeTypeId });
      return versionsOf(tx, ids, { ...filters, clock, facts });
    }),
  ]);
  return { ...countedPage(count?.total ?? 0, query), results };
}

/** A page of products with what their versions have in common. ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export async function listGroups({ db, clock, role }: Asking, query: GridQuery): Promise<GridPage<GridProduct>> {
  requireCosts(role, query);
  const filters = await filtersOf(db, clock.now(), query);
  const [[count], results] = await Promise.all([
    inPlannedTransaction(db, (tx) => countGridProducts(tx, { ...filters, most: MOST_COUNTED + 1 })),
    inPlannedTransaction(db, async (tx) => {
      const page = await listGridProducts(tx, { ...filters, ...partOf(query) });
      const ids = page.map(({ id }) => id);
      const rows = await readGridProducts(tx, { ...filters, ids });
      const facts = await factsFor(tx, { clock, role, tradeTypeId: filters.tradeTypeId });
      const single = rows.filter(({ hasVersions }) => !hasVersions).map(({ first }) => first);
      const versions = await versionsOf(tx, single, { ...filters, clock, facts });
      const only = new Map(versions.map((one) => [one.productId, one]));
      return rows.map((row) => toProduct(row, only.get(row.id), facts));
    }),
  ]);
  return { ...countedPage(count?.total ?? 0, query), results };
}

/** Versions of each tab under the other filters. ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export async function countTabs(
  { db, clock, role }: Asking,
  query: Omit<GridQuery, 'tab' | 'sort' | 'page' | 'limit'>,
) {
  requireCosts(role, query);
  return inPlannedTransaction(db, async (tx) => {
    const [counts] = await countGridTabs(tx, await filtersOf(tx, clock.now(), query));
    const tabs = Object.entries(counts ?? {}) as [GridTab, number][]; // as: the statement has a column for each tab
    return tabs.map(([tab, total]) => ({ tab, total, totalIsExact: true }));
  });
}

/** ROLE_NOT_ALLOWED for filtering by margin without `costs.read`. */
export function requireCosts(role: OfficeRole, { margin }: Pick<GridQuery, 'margin'>): void {
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

type ListedFilters = Pick<
  GridQuery,
  'q' | 'categoryId' | 'brandId' | 'stock' | 'productId' | 'tradeTypeId' | 'owned' | 'margin' | 'presale'
> & {
  tab?: GridTab;
};

/** The filters of a query as statements take them. */
export async function filtersOf(
  tx: Database | Transaction,
  now: Date,
  { q, categoryId, brandId, stock, productId, tradeTypeId, owned, margin, presale, tab }: ListedFilters,
) {
  const below = categoryId === undefined ? [] : await findCategoryNames(tx);
  const categories = below.filter(({ id, parent_id: parent }) => id === categoryId || parent === categoryId);
  return {
    q: q?.trim().replace(/\s+/g, ' ') || null,
    categoryIds: categoryId === undefined ? null : categories.map(({ id }) => id),
    brandId: brandId ?? null,
    stock: stock ?? null,
    productId: productId ?? null,
    tradeTypeId: tradeTypeId ?? null,
    owned: owned ?? null,
    lowestMargin: margin === 'low' ? lowestMargin : null,
    presale: presale ?? null,
    now,
    tab: tab ?? 'all',
  };
}

const partOf = ({ sort, page, limit }: GridQuery) => ({ sort, limit, offset: (page - 1) * limit });

interface FactsAsked {
  clock: Clock;
  role: OfficeRole;
  tradeTypeId: string | null;
}

async function factsFor(tx: Transaction, { clock, role, tradeTypeId }: FactsAsked): Promise<ListedFacts> {
  const deals = await findDeals(tx, clock.now(), tradeTypeId ?? '');
  const [last] = await findTopSellerUnits(tx, TOP_SELLERS);
  return { role, deals, topSellerUnits: last?.units ?? 0 };
}

async function versionsOf(
  tx: Transaction,
  ids: string[],
  { tradeTypeId, clock, facts }: { tradeTypeId: string | null; clock: Clock; facts: ListedFacts },
): Promise<GridVersion[]> {
  const rows = ids.length > 0 ? await readGridVersions(tx, { ids, tradeTypeId, now: clock.now() }) : [];
  return rows.map((row) => toVersion(row, facts));
}
