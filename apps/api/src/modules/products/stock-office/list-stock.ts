import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { StockItem, StockPage, StockQuery, WithOrWithout } from '@tonalia/contract/stock-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { salesRateDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { listPresoldProducts } from '../kept-rows/kept-rows.sql.ts';
import { typedWordsOf } from '../kept-rows/typed-words.ts';
import { nameVersions } from './name-versions.ts';
import { countOpenWork, listCategoryTree, listPresalesOf, listUnitFacts, listUnitsIn } from './stock-list.sql.ts';
import { type StockFilters, type StockSums, pickStock } from './pick-stock.rules.ts';
import type { StockRows } from './stock-rows.ts';
import { listSalesRates } from './stock-rows.sql.ts';

/** What the list reads. */
export interface StockListContext {
  db: Database;
  clock: Clock;
  stock: StockRows;
}

const wantsWith = (filter: WithOrWithout | undefined): boolean | null =>
  filter === undefined ? null : filter === 'with';

/** The first day of the sales that the rate counts. */
export const rateSince = (clock: Clock): string => dayAfter(dayIn(clock.now()), -salesRateDays);

/** A page of the stock of all warehouses, or of one, as an operator of a role sees it. */
export async function listStock(context: StockListContext, query: StockQuery, role: OfficeRole): Promise<StockPage> {
  const { db, clock, stock } = context;
  const { warehouseId = null, page, limit, tab } = query;
  const [rows, [sales], filters] = await Promise.all([
    stock.of(warehouseId),
    listSalesRates(db, { warehouseId, since: rateSince(clock), period: salesRateDays }),
    filtersOf(context, query),
  ]);
  const { sums, counts, value } = pickStock(rows, new Map(sales?.rates), filters);
  return {
    page,
    limit,
    total: counts[tab],
    totalIsExact: true,
    pages: Math.ceil(counts[tab] / limit),
    results: await withFacts(db, clock, { sums, role }),
    counts,
    value: operatorCan(role, 'costs.read') ? value : null,
    open: (await countOpenWork(db))[0] ?? { traslados: 0, conteos: 0 },
    warehouses: await warehouseNames(db),
  };
}

/** The filters of a query, with the ids that only PostgreSQL knows. */
async function filtersOf({ db, clock }: StockListContext, query: StockQuery): Promise<StockFilters> {
  const { tab, sort, page, limit, q, ids, brandId = null, categoryId, cover = null, presale, reserved, shelf } = query;
  const [categories, typed, presold] = await Promise.all([
    categoryId === undefined ? null : listCategoryTree(db, categoryId),
    typedWordsOf(db, q),
    presale === undefined ? null : listPresoldProducts(db, { now: clock.now() }),
  ]);
  return {
    tab,
    sort,
    page,
    limit,
    brandId,
    cover,
    categoryIds: categories && new Set(categories.map(({ id }) => id)),
    ids: ids === undefined ? null : new Set(ids.split(',').map(Number)),
    typed,
    presold: presold && new Set(presold.map(({ id }) => id)),
    isPresold: wantsWith(presale),
    isReserved: wantsWith(reserved),
    isShelved: wantsWith(shelf),
  };
}

/** The warehouses with the names of their cities. */
export async function warehouseNames(db: Database | Transaction): Promise<{ _id: string; name: string }[]> {
  const rows = await listWarehouses(db);
  return [...new Map(rows.map(({ id, city }) => [id, city]))].map(([_id, city]) => ({
    _id,
    name: city.split(',')[0] ?? city,
  }));
}

/** Adds the names of versions, their units by warehouse, their presales, and for roles that read costs what a unit costs. */
export async function withFacts(
  db: Database,
  clock: Clock,
  { sums, role }: { sums: readonly StockSums[]; role: OfficeRole },
): Promise<StockItem[]> {
  const ids = sums.map(({ id }) => id);
  const [named, units, presales, unitFacts] = await Promise.all([
    nameVersions(db, clock, ids),
    listUnitsIn(db, ids),
    listPresalesOf(db, ids, clock.now()),
    listUnitFacts(db, ids),
  ]);
  const factsOf = new Map(unitFacts.map(({ versionId, ...facts }) => [versionId, facts]));
  const readsCosts = operatorCan(role, 'costs.read');
  const unitsOf = Map.groupBy(units, ({ versionId }) => versionId);
  const presaleOf = new Map(presales.map(({ versionId, ...presale }) => [versionId, presale]));
  return sums.flatMap(({ id, onHand, reserved, available, perDay, coverDays }) => {
    const names = named.get(id);
    if (!names) return [];
    const warehouses = (unitsOf.get(id) ?? []).map(
      ({ versionId: _version, shelf: _shelf, reserveShelf: _reserve, ...one }) => one,
    );
    const figures = { onHand, reserved, available, perDay, coverDays, presale: presaleOf.get(id) ?? null };
    const { cost = null, grams = null } = factsOf.get(id) ?? {};
    return [{ ...names, ...figures, warehouses, cost: readsCosts ? cost : null, grams }];
  });
}
