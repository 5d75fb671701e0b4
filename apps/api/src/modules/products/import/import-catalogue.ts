import { randomUUID } from 'node:crypto';
import {
  type Database,
  type Transaction,
  brokenConstraint,
  inTransaction,
  pgCode,
} from '../../../platform/transaction.ts';
import { shown } from './cell.rules.ts';
import { type Field, plainHeader, readColumns } from './columns.rules.ts';
import {
  analyzeRows,
  deleteRows,
  insertRows,
  listFamilies,
  nextProducts,
  type Outcome,
  refreshShown,
  reportRows,
  rowsOfProducts,
  settleRows,
  skipClashing,
  skipRepeated,
  waitForOthers,
} from './import.sql.ts';
import { type RowDefaults, readRow, type Understood } from './read-row.ts';
import type { KnownNames } from './names.ts';
import { type ColourFamily, type NumberedRow, saveProduct, type Settled, skipped } from './save-product.ts';

/** A row as the file has it: its number in the file, and its cells or why it could not be read. */
export type FileRow = { rowNo: number; cells: readonly string[] } | { rowNo: number; unreadable: string };

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

const BATCH = 1_000;
const PRODUCTS_AT_ONCE = 100;

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
    await stage(db, importId, options, columns, (done) => progress('reading', done));
    await db.query(analyzeRows);
    await skipRepeated(db, importId);
    await skipClashing(db, importId);
    const products = await saveAll(db, importId, options.dryRun ?? false, (done) => progress('saving', done));
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

async function stage(
  db: Database,
  importId: string,
  { rows, defaults }: ImportOptions,
  columns: ReturnType<typeof readColumns>,
  progress: (done: number) => void,
): Promise<void> {
  let batch: { rowNo: number; read: Understood | string }[] = [];
  let done = 0;
  const flush = async () => {
    const understood = batch.map(({ read }) => (typeof read === 'string' ? undefined : read));
    await insertRows(
      db,
      importId,
      batch.map(({ rowNo }) => rowNo),
      understood.map((read) => read?.productKey ?? null),
      understood.map((read) => read?.versionKey ?? null),
      understood.map((read) => (read ? JSON.stringify(read.row) : null)),
      batch.map(({ read }) => (typeof read === 'string' ? read : null)),
    );
    done += batch.length;
    batch = [];
    progress(done);
  };
  for await (const row of rows) {
    batch.push({
      rowNo: row.rowNo,
      read: 'unreadable' in row ? row.unreadable : readRow(row.cells, columns, defaults),
    });
    if (batch.length >= BATCH) await flush();
  }
  if (batch.length > 0) await flush();
}

async function saveAll(
  db: Database,
  importId: string,
  dryRun: boolean,
  progress: (rows: number) => void,
): Promise<number> {
  const families = await listFamilies(db);
  let products = 0;
  let rows = 0;
  for (let last = ''; ;) {
    const keys = (await nextProducts(db, importId, last, PRODUCTS_AT_ONCE)).map(({ product_key }) => product_key);
    if (keys.length === 0) return products;
    const waiting = Map.groupBy(await rowsOfProducts(db, importId, keys), ({ product_key }) => product_key);
    const saved = await saveSome(db, waiting, families, dryRun);
    const settled = saved.flatMap((product) => product.settled);
    await settle(db, importId, settled);
    products += saved.filter(({ productId }) => productId).length;
    rows += settled.length;
    progress(rows);
    last = keys.at(-1) ?? last;
  }
}

type Saved = Awaited<ReturnType<typeof saveProduct>>;

/** Saves products in one transaction, which costs one flush to disk; each is still taken whole or not at all. */
async function saveSome(
  db: Database,
  waiting: ReadonlyMap<string, NumberedRow[]>,
  families: readonly ColourFamily[],
  dryRun: boolean,
): Promise<Saved[]> {
  let saved: Saved[] = [];
  try {
    await inTransaction(db, async (tx) => {
      saved = [];
      await tx.query(waitForOthers);
      let known: KnownNames = new Map();
      for (const [productKey, rows] of waiting) {
        const names = new Map(known);
        const product = await saveOrSkip(tx, productKey, rows, families, names);
        if (product.productId) known = names; // what an undone product made is undone with it
        saved.push(product);
      }
      await refreshShown(tx, saved.flatMap(changedProduct));
      if (dryRun) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return saved;
}

function changedProduct({ productId, settled }: Saved): string[] {
  const isChanged = settled.some(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return productId && isChanged ? [productId] : [];
}

/** Thrown to undo: a dry run, or a product of which nothing could be taken. */
class Undo extends Error {}

async function saveOrSkip(
  tx: Transaction,
  productKey: string,
  rows: NumberedRow[],
  families: readonly ColourFamily[],
  known: KnownNames,
): Promise<Saved> {
  await tx.query('savepoint product');
  try {
    const saved = await saveProduct(tx, productKey, rows, families, known);
    if (saved.settled.some(({ outcome }) => outcome !== 'skipped')) {
      await tx.query('release savepoint product');
      return saved;
    }
    await tx.query('rollback to savepoint product');
    return { productId: undefined, settled: saved.settled };
  } catch (error) {
    const reason = refusal(error);
    if (!reason) throw error;
    await tx.query('rollback to savepoint product');
    return { productId: undefined, settled: rows.map((row) => skipped(row, reason)) };
  }
}

/** Why the database refused a product, when the list is at fault and not we. */
function refusal(error: unknown): string | undefined {
  const code = pgCode(error);
  const constraint = brokenConstraint(error) ?? '';
  if (code === '23503' && constraint.includes('warehouse')) return `la bodega ${missingKey(error)} no existe`;
  if (code === '23503' && constraint.includes('trade_type'))
    return `el tipo de negocio ${missingKey(error)} no existe; los precios por tipo se titulan "precio barberia"`;
  if (code === '23505')
    return constraint.startsWith('product_')
      ? 'su código ya es de otro producto'
      : 'uno de sus tonos o códigos ya es de otra versión';
  // 22 is a value PostgreSQL cannot take, 23 one the catalogue's rules forbid
  return /^2[23]/.test(code ?? '') ? 'un valor no es admisible' : undefined;
}

/** The key a foreign key did not find, as PostgreSQL's detail names it: `Key (warehouse_id)=(XYZ) is not present…`. */
function missingKey(error: unknown): string {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  return /=\((.*?)\)/.exec(detail)?.[1] ?? '';
}

async function settle(db: Database, importId: string, settled: Settled[]): Promise<void> {
  await settleRows(
    db,
    importId,
    settled.map((row) => row.rowNo),
    settled.map((row) => row.outcome),
    settled.map((row) => row.code),
    settled.map((row) => row.reason),
  );
}

async function reportAll(
  db: Database,
  importId: string,
  report: (row: RowReport) => void,
): Promise<Record<Outcome, number>> {
  const counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  let after = -1;
  for (;;) {
    const rows = await reportRows(db, importId, after, BATCH);
    if (rows.length === 0) return counts;
    for (const { row_no, outcome, code, reason } of rows) {
      counts[outcome] += 1;
      report({ rowNo: row_no, outcome, code, reason });
      after = row_no;
    }
  }
}
