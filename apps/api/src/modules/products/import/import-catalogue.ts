import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { shown } from './cell.rules.ts';
import { type PriceCheck, type PriceCheckOptions, checkPrices } from './check-prices.ts';
import { type Field, plainHeader, readColumns } from './columns.rules.ts';
import {
  analyzeRows,
  deleteRows,
  type ImportOutcome,
  reportRows,
  resolveCodes,
  skipClashing,
  skipRepeated,
  skipUnknownCodes,
} from './import.sql.ts';
import { unknownBrands } from './missing.sql.ts';
import type { PriceLimits } from './price-check.rules.ts';
import { readPriceLimits } from './price-limits.ts';
import { BASE_PRICE, type RowDefaults } from './read-row.ts';
import { saveStaged } from './save-staged.ts';
import { type FileRow, stageRows } from './stage-rows.ts';
import { type MissingVersions, type MissingOptions, withdrawMissing } from './withdraw-missing.ts';

/** A list to import: its header row, its rows, and what applies where the list is silent. */
export interface ImportOptions {
  headers: readonly string[];
  rows: AsyncIterable<FileRow>;
  defaults: RowDefaults;
  map?: Partial<Record<Field, string>>;
  /** Reports what would happen and changes nothing. */
  dryRun?: boolean;
  /** The limits for doubted prices (default: the settings), and whether doubted prices are accepted. */
  prices?: { limits?: PriceLimits; accept?: boolean };
  /** Withdraws published versions that are not in the list; without it they stay on sale. */
  missing?: MissingOptions | undefined;
  onProgress?: (phase: 'reading' | 'saving', done: number) => void;
}

/** What an import did with one row; `reason` is the Spanish sentence for the operator. */
export interface RowReport {
  /** Null for a version that is not in the file. */
  rowNo: number | null;
  outcome: ImportOutcome | 'withdrawn';
  code: string | null;
  reason: string | null;
}

/** Totals of an import. A dry run gives the same totals and changes nothing. */
export interface ImportResult {
  counts: Record<ImportOutcome, number>;
  products: number;
  /** Headers of unknown columns. */
  ignoredColumns: string[];
  prices: PriceCheck;
  /** Published versions missing from the list; undefined when not requested, or when nothing was imported. */
  missing: MissingVersions | undefined;
}

/** A list that cannot be imported; the message is for the operator. */
export class UnusableList extends Error {}

const REPORTED_AT_ONCE = 1_000;

/**
 * Imports a supplier's list into the catalogue: reads it once, row by row, then saves product by product, each atomically. Prices are
 * checked before anything is written: a doubted price is skipped, and too many stop the import. Repeating it changes nothing. `report` is
 * called for every row in file order, then for every withdrawn version.
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
  const dryRun = options.dryRun ?? false;
  await checkBrands(db, options.missing?.brands ?? []);
  try {
    await stageRows(db, importId, { ...options, columns }, (done) => progress('reading', done));
    await db.query(analyzeRows);
    const { limits = await readPriceLimits(db), accept = false } = options.prices ?? {};
    const prices = await checkStaged(db, importId, { limits, accept, headers: priceHeaders(options.headers, columns) });
    const products = await saveStaged(db, importId, dryRun, (done) => progress('saving', done));
    const counts = await reportAll(db, importId, report);
    const missing =
      options.missing && !prices.isStopped ? await withdrawMissing(db, importId, options.missing, dryRun) : undefined;
    for (const code of missing?.withdrawn ?? [])
      report({ rowNo: null, outcome: 'withdrawn', code, reason: missing?.reason ?? null });
    const ignoredColumns = options.headers.filter((header, at) => !columns[at] && header.trim() !== '');
    return { counts, products, ignoredColumns, prices, missing };
  } finally {
    await deleteRows(db, importId);
  }
}

/** Compares staged rows with each other and with the catalogue: unknown codes, repeated and clashing rows, prices. */
export async function checkStaged(
  db: Database | Transaction,
  importId: string,
  options: PriceCheckOptions,
): Promise<PriceCheck> {
  await resolveCodes(db, importId);
  await skipUnknownCodes(db, importId);
  await skipRepeated(db, importId);
  await skipClashing(db, importId);
  return checkPrices(db, importId, options);
}

async function checkBrands(db: Database, brands: readonly string[]): Promise<void> {
  const unknown = brands.length > 0 ? await unknownBrands(db, [...brands]) : [];
  if (unknown.length > 0)
    throw new UnusableList(`No hay productos de la marca ${unknown.map(({ name }) => `"${shown(name)}"`).join(', ')}.`);
}

/** The title of the column of each price, by trade type or `BASE_PRICE`. */
export function priceHeaders(headers: readonly string[], columns: ReturnType<typeof readColumns>): Map<string, string> {
  const named = columns.flatMap((column, at): [string, string][] => {
    if (!column) return [];
    const header = shown(headers[at] ?? '');
    if ('tradeType' in column) return [[column.tradeType, header]];
    return 'field' in column && column.field === 'price' ? [[BASE_PRICE, header]] : [];
  });
  return new Map(named);
}

function checkColumns({ headers, map = {} }: ImportOptions, columns: ReturnType<typeof readColumns>): void {
  const present = new Set(headers.map(plainHeader));
  for (const [field, header] of Object.entries(map)) {
    if (!present.has(plainHeader(header)))
      throw new UnusableList(`El archivo no tiene la columna "${shown(header)}" (--map ${field}=…).`);
  }
  const isThere = (field: Field) => columns.some((column) => column && 'field' in column && column.field === field);
  // a list of prices or stock needs only codes
  if (isThere('code')) return;
  for (const field of ['manufacturer', 'product'] as const) {
    if (isThere(field)) continue;
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
): Promise<Record<ImportOutcome, number>> {
  const counts: Record<ImportOutcome, number> = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  let after = -1;
  for (;;) {
    const rows = await reportRows(db, { importId, after, limit: REPORTED_AT_ONCE });
    if (rows.length === 0) return counts;
    for (const { row_no, outcome, code, reason } of rows) {
      counts[outcome] += 1;
      report({ rowNo: row_no, outcome, code, reason });
      after = row_no;
    }
  }
}
