import { type Database, type Transaction, inTransaction, rolledBack } from '../../../platform/transaction.ts';
import { listFamilies, lockProducts, nextProducts, rowsOfProducts, settleRows, waitForOthers } from './import.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import { holdPrices } from './held-prices.ts';
import type { KnownNames } from './names.ts';
import { isClash, refusalOf } from './refusal.ts';
import type { RowOutcome } from './row-outcome.ts';
import { saveAmounts } from './save-amounts.ts';
import { savePhotoNames } from './save-photo-names.ts';
import {
  type ListedProduct,
  type SaveContext,
  SameProduct,
  isVersion,
  saveProducts,
  skipped,
} from './save-products.ts';

const PRODUCTS_AT_ONCE = 100;
/** Products after this many rows are left to the next transaction. */
const ROWS_AT_ONCE = 1_000;

/** How staged rows are saved. */
export interface StagedSaving extends SaveContext {
  /** Rolls everything back, and keeps the content of the rows. */
  dryRun: boolean;
  /** Runs in the transaction that records the outcomes. */
  advance?: (tx: Transaction, saved: SavedBatch) => Promise<void>;
}

/** What one transaction saved. */
export interface SavedBatch {
  /** The key of its last product. */
  last: string;
  products: number;
  rows: number;
}

/** Saves the staged rows product by product and records the outcome of each row. Returns the number of imported products. */
export async function saveStaged(
  db: Database,
  importId: string,
  dryRun: boolean,
  progress: (rows: number) => void,
): Promise<number> {
  const families = await listFamilies(db);
  let products = 0;
  let rows = 0;
  for (let last = ''; ;) {
    const saved = await saveNext(db, importId, last, { families, dryRun });
    if (!saved) return products;
    products += saved.products;
    rows += saved.rows;
    progress(rows);
    last = saved.last;
  }
}

/**
 * Saves the next products after a key; undefined when none is left. Rows and their outcomes commit together, so that a process that ends saves
 * nothing twice.
 */
export async function saveNext(
  db: Database,
  importId: string,
  after: string,
  saving: StagedSaving,
): Promise<SavedBatch | undefined> {
  const next = await nextProducts(db, { importId, after, limit: PRODUCTS_AT_ONCE, rows: ROWS_AT_ONCE });
  const keys = next.map(({ product_key }) => product_key);
  const last = keys.at(-1);
  if (last === undefined) return undefined;
  const settle = async (tx: Transaction, saved: readonly SaveResult[]): Promise<SavedBatch> => {
    const outcomes = saved.flatMap((product) => product.outcomes);
    await recordOutcomes(tx, importId, { outcomes, keep: saving.dryRun });
    const products = saved.filter(({ productId }) => productId).length;
    const batch = { last, products, rows: outcomes.length };
    await saving.advance?.(tx, batch);
    return batch;
  };
  if (!saving.dryRun)
    return inTransaction(db, async (tx) => {
      const saved = await saveBatch(tx, { importId, keys }, saving);
      // a dry run leaves it out: it follows from the rows, and takes a tenth of the time
      await refreshShown(tx, saved.flatMap(changedProduct));
      return settle(tx, saved);
    });
  const foreseen = await rolledBack(db, (tx) => saveBatch(tx, { importId, keys }, saving));
  return inTransaction(db, (tx) => settle(tx, foreseen));
}

/** What became of a product and its rows. */
interface SaveResult {
  productId: string | undefined;
  outcomes: RowOutcome[];
}

/** Saves products in one transaction, for one flush to disk; each product is still atomic (savepoints). */
async function saveBatch(
  tx: Transaction,
  { importId, keys }: { importId: string; keys: string[] },
  context: SaveContext,
): Promise<SaveResult[]> {
  await tx.query(waitForOthers);
  const rowsByProduct = Map.groupBy(await rowsOfProducts(tx, importId, keys), ({ product_key }) => product_key);
  await lockProducts(tx, { keys });
  const products = [...rowsByProduct].map(([key, rows]): ListedProduct => {
    return { key, hasVersions: rows.some(({ content }) => isVersion(content)), rows };
  });
  return saveOrSplit(tx, products, context, new Map());
}

/** Saves products together. When the catalogue refuses one, each half of them alone, until only that product or row is skipped. */
async function saveOrSplit(
  tx: Transaction,
  products: readonly ListedProduct[],
  context: SaveContext,
  known: KnownNames,
): Promise<SaveResult[]> {
  const [first, ...others] = products;
  if (!first) return [];
  if (others.length === 0) return [await saveOrSkip(tx, first, context, known)];
  return unlessRefused(tx, known, {
    work: (names) => saveTogether(tx, products, context, names),
    otherwise: async () => {
      const halves: SaveResult[] = [];
      for (const half of halvesOf(products)) halves.push(...(await saveOrSplit(tx, half, context, known)));
      return halves;
    },
  });
}

/** Saves a product whole but for rows that conflict with the catalogue, or nothing of it. */
const saveOrSkip = (
  tx: Transaction,
  product: ListedProduct,
  context: SaveContext,
  known: KnownNames,
): Promise<SaveResult> =>
  unlessRefused(tx, known, {
    work: (names) => saveRows(tx, product, context, names),
    otherwise: (error) => skippedProduct(product, refusalOf(error) ?? ''),
  });

/** Saves rows of a product together; on a conflict with the catalogue in halves, until only the conflicting row is skipped. */
function saveRows(
  tx: Transaction,
  product: ListedProduct,
  context: SaveContext,
  known: KnownNames,
): Promise<SaveResult> {
  return unlessRefused(tx, known, {
    work: async (names) => {
      const [saved] = await saveTogether(tx, [product], context, names);
      return saved ?? { productId: undefined, outcomes: [] };
    },
    otherwise: async (error) => {
      if (error instanceof RowlessProduct) return { productId: undefined, outcomes: error.outcomes };
      if (!isClash(error)) throw error;
      if (product.rows.length === 1) return skippedProduct(product, refusalOf(error) ?? '');
      const halves: SaveResult[] = [];
      for (const rows of halvesOf(product.rows)) halves.push(await saveRows(tx, { ...product, rows }, context, known));
      return {
        productId: halves.find(({ productId }) => productId)?.productId,
        outcomes: halves.flatMap(({ outcomes }) => outcomes),
      };
    },
  });
}

function halvesOf<T>(all: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
}

interface RefusableWork<Result> {
  work: (names: KnownNames) => Promise<Result>;
  /** What follows when the work is undone. */
  otherwise: (error: unknown) => Result | Promise<Result>;
}

/** Runs work in a savepoint, and undoes it when the catalogue refuses its rows: names that it created are gone then. */
async function unlessRefused<Result>(
  tx: Transaction,
  known: KnownNames,
  { work, otherwise }: RefusableWork<Result>,
): Promise<Result> {
  const names = new Map(known);
  await tx.query('savepoint rows');
  try {
    const result = await work(names);
    await tx.query('release savepoint rows');
    for (const [name, id] of names) known.set(name, id);
    return result;
  } catch (error) {
    const isRefused = error instanceof SameProduct || error instanceof RowlessProduct || refusalOf(error);
    if (!isRefused) throw error;
    await tx.query('rollback to savepoint rows; release savepoint rows');
    return otherwise(error);
  }
}

/** A product would change though the list leaves out each of its rows. */
class RowlessProduct extends Error {
  /** Of its rows, when it was saved alone. */
  readonly outcomes: RowOutcome[];
  constructor(outcomes: RowOutcome[]) {
    super('a product changes without its rows');
    this.outcomes = outcomes;
  }
}

/** Saves the versions of products, then their prices, stock and names of photographs. */
async function saveTogether(
  tx: Transaction,
  products: readonly ListedProduct[],
  context: SaveContext,
  known: KnownNames,
): Promise<SaveResult[]> {
  const saved = await saveProducts(tx, products, context, known);
  const rows = await saveAmounts(
    tx,
    saved.flatMap((product) => product.rows),
    context.author,
  );
  await savePhotoNames(
    tx,
    saved.flatMap((product) => product.rows),
  );
  const outcomes = context.held ? await holdPrices(tx, rows, context.held) : rows;
  const byRow = new Map(outcomes.map((row) => [row.rowNo, row]));
  return saved.map(({ productId, isChanged, rows: own }) => {
    const ofProduct = own.flatMap(({ outcome }) => byRow.get(outcome.rowNo) ?? []);
    const isSaved = ofProduct.some(({ outcome }) => outcome !== 'skipped');
    if (isChanged && !isSaved) throw new RowlessProduct(ofProduct);
    return { productId: isSaved ? productId : undefined, outcomes: ofProduct };
  });
}

const skippedProduct = ({ rows }: ListedProduct, reason: string): SaveResult => ({
  productId: undefined,
  outcomes: rows.map((row) => skipped(row, reason)),
});

function changedProduct({ productId, outcomes }: SaveResult): string[] {
  const isChanged = outcomes.some(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return productId && isChanged ? [productId] : [];
}

async function recordOutcomes(
  tx: Transaction,
  importId: string,
  { outcomes, keep }: { outcomes: readonly RowOutcome[]; keep: boolean },
): Promise<void> {
  await settleRows(tx, {
    importId,
    keep,
    rowNos: outcomes.map((row) => row.rowNo),
    outcomes: outcomes.map((row) => row.outcome),
    codes: outcomes.map((row) => row.code),
    reasons: outcomes.map((row) => row.reason),
    versionIds: outcomes.map((row) => row.versionId),
    changes: outcomes.map((row) => (row.changes.length > 0 ? JSON.stringify(row.changes) : null)),
    restores: outcomes.map(({ hasOtherTexts }) => (hasOtherTexts ? JSON.stringify({ texts: true }) : null)),
  });
}
