import type { CountedVersion, StockCount, StockCountItem, StockCountState } from '@tonalia/contract/stock-counts';
import { OfficeError } from '@tonalia/contract/office-errors';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { Clock } from '../../../platform/clock.ts';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listBrands } from '../office/versions-named.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { nameVersions } from '../stock-office/name-versions.ts';
import { countCounts, findCount, listCountItems, listCountPage } from './stock-count.sql.ts';

/** A warehouse or a brand. */
type CountPlace = { _id: string; name: string };

/** Which counts a page has. */
export interface AskedCounts {
  state?: StockCountState | undefined;
  page: number;
  limit: number;
}

/** A page of counts, newest first. */
export async function listCounts(
  db: Database,
  { state, page, limit }: AskedCounts,
): Promise<
  ReturnType<typeof countedPage> & { results: StockCountItem[]; warehouses: CountPlace[]; brands: CountPlace[] }
> {
  const asked = state ?? null;
  const [rows, [counted], warehouses, brands] = await Promise.all([
    listCountPage(db, { state: asked, limit, offset: (page - 1) * limit }),
    countCounts(db, { state: asked, most: MOST_COUNTED + 1 }),
    warehouseNames(db),
    listBrands(db),
  ]);
  return {
    ...countedPage(counted?.count ?? 0, { page, limit }),
    results: rows.map((row) => {
      const { total, counted: done, differing } = row;
      const hides = isHiding(row, { total, counted: done });
      return { ...toHead(row, warehouses), total, counted: done, differing: hides ? null : differing };
    }),
    warehouses,
    brands: brands.map(({ id, name }) => ({ _id: id, name })),
  };
}

/** Whether a count is blind still: the counters do not see what the books have before every version is counted. */
const isHiding = (
  { isBlind, state }: Pick<CountRow, 'isBlind' | 'state'>,
  done: { total: number; counted: number },
): boolean => isBlind && state === 'open' && done.counted < done.total;

type CountRow = Awaited<ReturnType<typeof findCount>>[number];

const toHead = (
  row: CountRow,
  names: readonly CountPlace[],
): Omit<StockCountItem, 'total' | 'counted' | 'differing'> => ({
  _id: row.id,
  code: row.code,
  state: row.state,
  warehouse: names.find(({ _id }) => _id === row.warehouseId) ?? { _id: row.warehouseId, name: row.warehouseId },
  section: row.section,
  isBlind: row.isBlind,
  brand: row.brand,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  endedAt: row.endedAt?.toISOString() ?? null,
  endedBy: row.endedBy,
});

/** A count with its versions. COUNT_NOT_FOUND. */
export async function readCount(db: Database, clock: Clock, id: string): Promise<StockCount> {
  const [[row], items, names] = await Promise.all([findCount(db, id), listCountItems(db, id), warehouseNames(db)]);
  if (!row) throw new OfficeError('COUNT_NOT_FOUND');
  const counted = items.filter(({ units }) => units !== null).length;
  const hides = isHiding(row, { total: items.length, counted });
  const versions = await withNames(db, clock, items);
  return {
    ...toHead(row, names),
    total: items.length,
    counted,
    differing: hides ? null : items.filter(({ units, expected }) => units !== expected).length,
    versions: hides ? versions.map((version) => ({ ...version, onHand: null, expected: null })) : versions,
  };
}

async function withNames(
  db: Database,
  clock: Clock,
  items: Awaited<ReturnType<typeof listCountItems>>,
): Promise<CountedVersion[]> {
  const named = await nameVersions(
    db,
    clock,
    items.map(({ versionId }) => versionId),
  );
  return items.flatMap(({ countedAt, ...item }) => {
    const names = named.get(item.versionId);
    return names ? [{ ...item, ...names, countedAt: countedAt?.toISOString() ?? null }] : [];
  });
}
