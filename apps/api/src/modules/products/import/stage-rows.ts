import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { readColumns } from './columns.rules.ts';
import { insertRows } from './import.sql.ts';
import { type ImportedRow, type RefusedRow, type RowDefaults, readRow, type ReadRow } from './read-row.ts';

/** A row of the file: its number, and its cells or the reason why it is unreadable. */
export type { FileRow } from '../../../platform/table-file/table.ts';
import type { FileRow } from '../../../platform/table-file/table.ts';

/** A supplier's list: its rows, the meaning of its columns, and default values. */
interface ListFile {
  rows: AsyncIterable<FileRow>;
  defaults: RowDefaults;
  columns: ReturnType<typeof readColumns>;
}

const BATCH = 1_000;

/** Writes each row to the staging table in batches, so that a list of any length needs little memory. */
export async function stageRows(
  db: Database | Transaction,
  importId: string,
  { rows, defaults, columns }: ListFile,
  progress: (done: number) => void,
): Promise<void> {
  let batch: { rowNo: number; read: ReadRow | RefusedRow }[] = [];
  let done = 0;
  const flush = async () => {
    const valid = batch.map(({ read }) => ('row' in read ? read : undefined));
    await insertRows(db, {
      importId,
      rowNos: batch.map(({ rowNo }) => rowNo),
      productKeys: batch.map(({ read }) => read.productKey),
      versionKeys: valid.map((read) => read?.versionKey ?? null),
      rows: valid.map((read) => (read ? JSON.stringify(read.row) : null)),
      reasons: batch.map(({ read }) => ('row' in read ? null : read.reason)),
      codes: batch.map(({ read }) => ('row' in read ? ownCode(read.row) : read.code)),
    });
    done += batch.length;
    batch = [];
    progress(done);
  };
  for await (const row of rows) {
    batch.push({
      rowNo: row.rowNo,
      read: 'unreadable' in row ? unreadable(row.unreadable) : readRow(row.cells, columns, defaults),
    });
    if (batch.length >= BATCH) await flush();
  }
  await flush();
}

const ownCode = ({ hasOwnCode, code }: ImportedRow): string | null => (hasOwnCode ? code : null);

const unreadable = (reason: string): RefusedRow => ({ reason, code: null, productKey: null });
