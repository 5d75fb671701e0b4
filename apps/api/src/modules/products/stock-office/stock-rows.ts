import type { Changes } from '../../../platform/changes.ts';
import { shareRuns } from '../../../platform/share-runs.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { StockRow } from './pick-stock.rules.ts';
import { type StockOfProduct, listStockOfProducts, listStockedProducts } from './stock-rows.sql.ts';

/** The stock in the memory of this process: PostgreSQL takes 0.4 s to add up that of 100,000 versions for each page of the list. */
export interface StockRows {
  /** The rows by name, with every change that committed before the call. Of one warehouse, or of all with null. */
  of(warehouseId: string | null): Promise<readonly StockRow[]>;
}

const tables = new Set(['products.stock', 'products.version', 'products.product', 'products.version_supply']);
/** Warehouses kept at a time, with "all" as one of them. */
const MOST_KEPT = 4;
/** Products of one reading: some ten milliseconds, so that other requests go on. */
const BATCH = 500;

/** The rows of one warehouse, or of all. */
interface Kept {
  rows: readonly StockRow[];
  /** Products that changed since their rows were read; null when the rows were never read. */
  stale: Set<string> | null;
  update: () => Promise<void>;
}

/** Keeps the stock list of the office in memory from its first reading on. Changed products are read again before the next answer. */
export function keepStockRows(db: Database, changes: Changes): StockRows {
  /** The one read last at the end. */
  const kept = new Map<string | null, Kept>();
  changes.subscribe({
    missed: () => kept.clear(),
    changed({ table, ids }) {
      if (!tables.has(table)) return;
      if (!ids) return kept.clear();
      for (const { stale } of kept.values()) for (const id of ids) stale?.add(id);
    },
  });
  return {
    async of(warehouseId) {
      await changes.started;
      await changes.deliverPending();
      if (!changes.isListening()) return readRows(db, warehouseId, null);
      const one = kept.get(warehouseId) ?? startKeeping(db, warehouseId);
      kept.delete(warehouseId);
      kept.set(warehouseId, one);
      for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
      await one.update();
      return one.rows;
    },
  };
}

function startKeeping(db: Database, warehouseId: string | null): Kept {
  const one: Kept = {
    rows: [],
    stale: null,
    update: shareRuns(async () => {
      const before = one.stale;
      if (before?.size === 0) return;
      // changes from now on are those of the next reading
      one.stale = new Set();
      try {
        const read = await readRows(db, warehouseId, before);
        one.rows = before === null ? read : replaced(one.rows, before, read);
      } catch (error) {
        one.stale = before && new Set([...before, ...one.stale]);
        throw error;
      }
    }),
  };
  return one;
}

/** The rows without those of the changed products, and with what was read of them. Both are in order. */
function replaced(rows: readonly StockRow[], changed: ReadonlySet<string>, read: readonly StockRow[]): StockRow[] {
  const merged: StockRow[] = [];
  let next = 0;
  for (const row of rows) {
    if (changed.has(row.productId)) continue;
    for (let one = read[next]; one && byName(one, row) < 0; one = read[next]) {
      merged.push(one);
      next += 1;
    }
    merged.push(row);
  }
  return merged.concat(read.slice(next));
}

/** The rows of these products, or of all with null, in order. */
async function readRows(db: Database, warehouseId: string | null, of: ReadonlySet<string> | null): Promise<StockRow[]> {
  const productIds = of ? [...of] : ((await listStockedProducts(db))[0]?.ids ?? []);
  const rows: StockRow[] = [];
  for (let from = 0; from < productIds.length; from += BATCH) {
    const products = await listStockOfProducts(db, { warehouseId, productIds: productIds.slice(from, from + BATCH) });
    for (const product of products) rows.push(...rowsOf(product));
  }
  return rows.sort(byName);
}

function rowsOf({ versions, ...product }: StockOfProduct): StockRow[] {
  return versions.map(([id, versionWords, position, isExcluded, cost, onHand, reserved, available, unshelved]) => ({
    ...product,
    id,
    versionWords,
    position,
    onHand,
    reserved,
    available,
    cost,
    isShelved: unshelved ? false : onHand > 0 ? true : null,
    isExcludedFromPresale: isExcluded,
  }));
}

const byName = (one: StockRow, other: StockRow): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.position - other.position || one.id - other.id;
