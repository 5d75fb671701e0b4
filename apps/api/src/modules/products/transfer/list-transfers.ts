import type { StockTransferItem, StockTransferState } from '@tonalia/contract/stock-transfers';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import type { Database } from '../../../platform/transaction.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { toTransferHead } from './read-transfer.ts';
import { countTransfers, listTransferPage } from './transfer.sql.ts';

/** Which transfers a page has. */
export interface AskedTransfers {
  state?: StockTransferState | undefined;
  page: number;
  limit: number;
}

/** A page of transfers, newest first. */
export async function listTransfers(
  db: Database,
  { state, page, limit }: AskedTransfers,
): Promise<
  ReturnType<typeof countedPage> & { results: StockTransferItem[]; warehouses: { _id: string; name: string }[] }
> {
  const asked = state ?? null;
  const [rows, [counted], warehouses] = await Promise.all([
    listTransferPage(db, { state: asked, limit, offset: (page - 1) * limit }),
    countTransfers(db, { state: asked, most: MOST_COUNTED + 1 }),
    warehouseNames(db),
  ]);
  return {
    ...countedPage(counted?.count ?? 0, { page, limit }),
    results: rows.map((row) => ({
      ...toTransferHead(row, warehouses),
      lines: row.lines,
      units: row.units,
      differing: row.differing,
    })),
    warehouses,
  };
}
