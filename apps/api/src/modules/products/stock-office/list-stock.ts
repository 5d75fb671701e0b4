import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { StockItem, StockPage, StockQuery, WithOrWithout } from '@tonalia/contract/stock-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { salesRateDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { nameVersions } from './name-versions.ts';
import {
  countOpenWork,
  listCategoryTree,
  listPresalesOf,
  listStockPage,
  listUnitFacts,
  listUnitsIn,
} from './stock-list.sql.ts';

/** Units of a version together, with its sales. */
export interface StockSums {
  id: string;
  onHand: number;
  reserved: number;
  available: number;
  perDay: number;
  coverDays: number | null;
}

const wantsWith = (filter: WithOrWithout | undefined): boolean | null =>
  filter === undefined ? null : filter === 'with';

/** The first day of the sales that the rate counts. */
export const rateSince = (clock: Clock): string => dayAfter(dayIn(clock.now()), -salesRateDays);

/** A page of the stock of all warehouses, or of one, as an operator of a role sees it. */
export async function listStock(db: Database, clock: Clock, query: StockQuery, role: OfficeRole): Promise<StockPage> {
  const { categoryId, page, limit, q, ids, presale, reserved, shelf, ...filters } = query;
  const tree = categoryId === undefined ? null : (await listCategoryTree(db, categoryId)).map(({ id }) => id);
  const rows = await inPlannedTransaction(db, (tx) =>
    listStockPage(tx, {
      ...filters,
      warehouseId: filters.warehouseId ?? null,
      brandId: filters.brandId ?? null,
      cover: filters.cover ?? null,
      categoryIds: tree,
      ids: ids?.split(',') ?? null,
      q: q || null,
      isPresold: wantsWith(presale),
      isReserved: wantsWith(reserved),
      isShelved: wantsWith(shelf),
      now: clock.now(),
      since: rateSince(clock),
      period: salesRateDays,
      limit,
      offset: (page - 1) * limit,
    }),
  );
  const [first] = rows;
  const counts = {
    all: first?.all_ ?? 0,
    running_out: first?.running_out ?? 0,
    out: first?.out_ ?? 0,
    idle: first?.idle ?? 0,
  };
  const total = counts[query.tab];
  return {
    page,
    limit,
    total,
    totalIsExact: true,
    pages: Math.ceil(total / limit),
    results: await withFacts(db, clock, { sums: rows, role }),
    counts,
    value: operatorCan(role, 'costs.read') ? (first?.value ?? 0) : null,
    open: (await countOpenWork(db))[0] ?? { traslados: 0, conteos: 0 },
    warehouses: await warehouseNames(db),
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
    const warehouses = (unitsOf.get(id) ?? []).map(({ versionId: _version, shelf: _shelf, ...one }) => one);
    const figures = { onHand, reserved, available, perDay, coverDays, presale: presaleOf.get(id) ?? null };
    const { cost = null, grams = null } = factsOf.get(id) ?? {};
    return [{ ...names, ...figures, warehouses, cost: readsCosts ? cost : null, grams }];
  });
}
