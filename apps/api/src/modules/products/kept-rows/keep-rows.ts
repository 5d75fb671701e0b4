import type { Changes } from '../../../platform/changes.ts';
import { shareRuns } from '../../../platform/share-runs.ts';

/** Rows of versions in the memory of this process: PostgreSQL takes 0.2 to 0.5 s to look at 100,000 versions for each page of a list. */
export interface KeptRows<Row> {
  /** The rows in the order of the source, with every change that committed before the call. `part` is a warehouse; null for all. */
  of(part: string | null): Promise<readonly Row[]>;
}

/** Where rows come from. */
export interface RowSource<Row> {
  /** The tables that the rows are read from; their changes name products. */
  tables: ReadonlySet<string>;
  listProducts: () => Promise<readonly string[]>;
  /** The rows of some products, in any order. */
  read: (productIds: readonly string[], part: string | null) => Promise<Row[]>;
  /** The order of the rows; no two are equal. */
  compare: (one: Row, other: Row) => number;
}

/** Parts kept at a time, with "all" as one of them. */
const MOST_KEPT = 4;
/** Products of one reading: some ten milliseconds, so that other requests go on. */
const BATCH = 500;

/** The rows of one part. */
interface Kept<Row> {
  rows: readonly Row[];
  /** Products that changed since their rows were read; null when the rows were never read. */
  stale: Set<string> | null;
  update: () => Promise<void>;
}

/** Keeps rows in memory from their first reading on. Changed products are read again before the next answer. */
export function keepRows<Row extends { productId: string }>(changes: Changes, source: RowSource<Row>): KeptRows<Row> {
  /** The one read last at the end. */
  const kept = new Map<string | null, Kept<Row>>();
  changes.subscribe({
    missed: () => kept.clear(),
    changed({ table, ids }) {
      if (!source.tables.has(table)) return;
      if (!ids) return kept.clear();
      for (const { stale } of kept.values()) for (const id of ids) stale?.add(id);
    },
  });
  return {
    async of(part) {
      await changes.started;
      await changes.deliverPending();
      if (!changes.isListening()) return readRows(source, part, null);
      const one = kept.get(part) ?? startKeeping(source, part);
      kept.delete(part);
      kept.set(part, one);
      for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
      await one.update();
      return one.rows;
    },
  };
}

function startKeeping<Row extends { productId: string }>(source: RowSource<Row>, part: string | null): Kept<Row> {
  const one: Kept<Row> = {
    rows: [],
    stale: null,
    update: shareRuns(async () => {
      const before = one.stale;
      if (before?.size === 0) return;
      // changes from now on are those of the next reading
      one.stale = new Set();
      try {
        const read = await readRows(source, part, before);
        one.rows = before === null ? read : replaced(source, one.rows, { changed: before, read });
      } catch (error) {
        one.stale = before && new Set([...before, ...one.stale]);
        throw error;
      }
    }),
  };
  return one;
}

/** The rows without those of the changed products, and with what was read of them. Both are in order. */
function replaced<Row extends { productId: string }>(
  { compare }: RowSource<Row>,
  rows: readonly Row[],
  { changed, read }: { changed: ReadonlySet<string>; read: readonly Row[] },
): Row[] {
  const merged: Row[] = [];
  let next = 0;
  for (const row of rows) {
    if (changed.has(row.productId)) continue;
    for (let one = read[next]; one && compare(one, row) < 0; one = read[next]) {
      merged.push(one);
      next += 1;
    }
    merged.push(row);
  }
  return merged.concat(read.slice(next));
}

/** The rows of these products, or of all with null, in order. */
async function readRows<Row>(
  source: RowSource<Row>,
  part: string | null,
  of: ReadonlySet<string> | null,
): Promise<Row[]> {
  const productIds = of ? [...of] : await source.listProducts();
  const rows: Row[] = [];
  for (let from = 0; from < productIds.length; from += BATCH)
    rows.push(...(await source.read(productIds.slice(from, from + BATCH), part)));
  return rows.sort(source.compare);
}
