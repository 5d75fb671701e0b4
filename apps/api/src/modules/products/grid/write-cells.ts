import type { StepProgress } from '../../../platform/office-jobs.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { writePrices } from '../price/write-prices.ts';
import { writeSelling } from '../selling/change-selling.ts';
import type { SellingItem } from '../selling/selling.sql.ts';
import type { SellingState } from '../selling/selling.rules.ts';
import { refreshShown } from '../shown.sql.ts';
import type { SavedRow, SellingPair } from './cells.rules.ts';
import { lockGridRows, lockProductsOfVersions, setMinimums } from './cells.sql.ts';

/** What a locked cell is to hold. */
export type CellToWrite = { row: SavedRow } & (
  | { field: 'price'; tradeTypeId: string | null; to: number | null }
  | { field: 'minimum'; to: number }
  | { field: 'visible'; to: SellingPair }
);

/** Locks the rows of versions, products first, and reads them by id. */
export async function lockRows(tx: Transaction, versionIds: readonly string[]): Promise<ReadonlyMap<string, SavedRow>> {
  const ids = [...new Set(versionIds)];
  await lockProductsOfVersions(tx, ids);
  return new Map((await lockGridRows(tx, ids)).map((row) => [row.id, row]));
}

/** Writes cells of locked rows through the use cases of prices and states of sale. Cards show the states, and no price or minimum. */
export async function writeCells(tx: Transaction, cells: readonly CellToWrite[], by: string): Promise<void> {
  await writePrices(
    tx,
    cells.flatMap((cell) =>
      cell.field === 'price' ? [{ versionId: cell.row.id, tradeTypeId: cell.tradeTypeId, pesos: cell.to }] : [],
    ),
  );
  const minimums = new Map(cells.flatMap((cell) => (cell.field === 'minimum' ? [[cell.row.productId, cell.to]] : [])));
  if (minimums.size > 0) await setMinimums(tx, { ids: [...minimums.keys()], units: [...minimums.values()] });
  for (const { to, reason, items } of sellingWrites(cells)) await writeSelling(tx, items, { to, reason, by });
  const published = cells.flatMap(({ field, row }) => (field === 'visible' ? [row.productId] : []));
  if (published.length > 0) await refreshShown(tx, [...new Set(published)]);
}

/** Cells that are written before the progress is noted. */
const PART = 1_000;

/** Writes cells of locked rows product by product, and notes after each part how many are written. */
export async function writeCellsInParts(
  tx: Transaction,
  cells: readonly CellToWrite[],
  { by, note }: { by: string; note: StepProgress },
): Promise<void> {
  const ofProducts = [...Map.groupBy(cells, ({ row }) => row.productId).values()];
  let part: CellToWrite[] = [];
  let written = 0;
  for (const [nth, ofProduct] of ofProducts.entries()) {
    part.push(...ofProduct);
    if (part.length < PART && nth < ofProducts.length - 1) continue;
    await writeCells(tx, part, by);
    written += part.length;
    await note(written);
    part = [];
  }
}

interface SellingWrite {
  to: SellingState;
  reason: string | null;
  items: Pick<SellingItem, 'level' | 'id'>[];
}

/** Changes of states, those to the same state and reason together. */
function sellingWrites(cells: readonly CellToWrite[]): SellingWrite[] {
  const writes = new Map<string, SellingWrite>();
  const add = (item: SellingWrite['items'][number], to: SellingState, reason: string | null) => {
    const key = JSON.stringify([to, reason]);
    const write = writes.get(key) ?? { to, reason, items: [] };
    write.items.push(item);
    writes.set(key, write);
  };
  for (const cell of cells) {
    if (cell.field !== 'visible') continue;
    const { row, to } = cell;
    if (to.product !== row.selling.product) add({ level: 'product', id: row.productId }, to.product, to.productReason);
    if (to.version !== row.selling.version) add({ level: 'version', id: row.id }, to.version, to.versionReason);
  }
  return [...writes.values()];
}
