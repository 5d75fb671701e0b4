import type { ListedCells } from '../../../platform/listed-row.rules.ts';
import type { RowImport } from '../../../platform/row-import.ts';
import type { FileRow } from '../../../platform/table-file/table.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { clean } from '../import/cell.rules.ts';
import { insertListed } from './listed-rows.sql.ts';
import type { Targets } from './targets.rules.ts';

const BATCH = 1_000;

/** Writes rows of a list of another module to the staging table, in batches. */
export async function stageListed(
  tx: Transaction,
  importId: string,
  rows: readonly FileRow[],
  { kind, targets }: { kind: RowImport; targets: Targets },
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const read = rows.slice(from, from + BATCH).map((row) => ({
      rowNo: row.rowNo,
      row: 'unreadable' in row ? { reason: row.unreadable, code: null } : kind.read(cellsOf(row.cells, targets)),
    }));
    await insertListed(tx, {
      importId,
      rowNos: read.map(({ rowNo }) => rowNo),
      keys: read.map(({ row }) => ('key' in row ? row.key : null)),
      uniques: read.map(({ row }) => ('key' in row ? row.unique : null)),
      contents: read.map(({ row }) => ('key' in row ? JSON.stringify(row.content) : null)),
      reasons: read.map(({ row }) => ('key' in row ? null : row.reason)),
      codes: read.map(({ row }) => row.code),
    });
  }
}

function cellsOf(cells: readonly string[], targets: Targets): ListedCells {
  const named = targets.flatMap((target, at): [string, string][] => {
    const value = clean(cells[at]);
    return target === null || value === '' ? [] : [[target, value]];
  });
  return new Map(named);
}
