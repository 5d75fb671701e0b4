import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/transaction.ts';
import { shown } from './cell.rules.ts';
import { type Field, plainHeader, readColumns } from './columns.rules.ts';
import { analyzeRows, deleteRows, type Outcome, reportRows, skipClashing, skipRepeated } from './import.sql.ts';
import type { RowDefaults } from './read-row.ts';
import { saveStaged } from './save-staged.ts';
import { type FileRow, stageRows } from './stage-rows.ts';

export interface ImportOptions {
  headers: readonly string[];
  rows: AsyncIterable<FileRow>;
  defaults: RowDefaults;
  map?: Partial<Record<Field, string>>;
  /** Says what would happen and changes nothing. */
  dryRun?: boolean;
  onProgress?: (phase: 'reading' | 'saving', done: number) => void;
}

export interface RowReport {
  rowNo: number;
  outcome: Outcome;
  code: string | null;
  reason: string | null;
}

export interface ImportResult {
  counts: Record<Outcome, number>;
  products: number;
  /** Headers of columns that mean nothing to us. */
  ignoredColumns: string[];
}

/** A list that cannot be taken at all; the message is for the person who sent it. */
export class UnusableList extends Error {}

const REPORTED_AT_ONCE = 1_000;

/**
 * Takes a supplier's list into the catalogue: reads it once, row by row, then saves product by product, each whole or not at
 * all. Running it again changes nothing. `report` is called for every row, in the order of the file.
 */
export async function importCatalogue(
  db: Database,
  options: ImportOptions,
  report: (row: RowReport) => void,
): Promise<ImportResult> {
  const columns = readColumns(options.headers, options.map);
  checkColumns(options, columns);
  const importId = randomUUID();
  const progress = options.onProgress ?? (() => {});
  try {
    await stageRows(db, importId, options, columns, (done) => progress('reading', done));
    await db.query(analyzeRows);
    await skipRepeated(db, importId);
    await skipClashing(db, importId);
    const products = await saveStaged(db, importId, options.dryRun ?? false, (done) => progress('saving', done));
    const counts = await reportAll(db, importId, report);
    const ignoredColumns = options.headers.filter((header, at) => !columns[at] && header.trim() !== '');
    return { counts, products, ignoredColumns };
  } finally {
    await deleteRows(db, importId);
  }
}

function checkColumns({ headers, map = {} }: ImportOptions, columns: ReturnType<typeof readColumns>): void {
  const present = new Set(headers.map(plainHeader));
  for (const [field, header] of Object.entries(map)) {
    if (!present.has(plainHeader(header)))
      throw new UnusableList(`El archivo no tiene la columna "${shown(header)}" (--map ${field}=…).`);
  }
  for (const field of ['manufacturer', 'product'] as const) {
    if (columns.some((column) => column && 'field' in column && column.field === field)) continue;
    const name = field === 'manufacturer' ? 'la marca' : 'el producto';
    throw new UnusableList(
      `No se sabe qué columna es ${name}; dilo con --map ${field}=NOMBRE. Columnas: ${headers.slice(0, 30).map(shown).join(', ')}`,
    );
  }
}

async function reportAll(
  db: Database,
  importId: string,
  report: (row: RowReport) => void,
): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  let after = -1;
  for (;;) {
    const rows = await reportRows(db, importId, after, REPORTED_AT_ONCE);
    if (rows.length === 0) return counts;
    for (const { row_no, outcome, code, reason } of rows) {
      counts[outcome] += 1;
      report({ rowNo: row_no, outcome, code, reason });
      after = row_no;
    }
  }
}
