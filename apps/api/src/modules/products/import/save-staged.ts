import { type Database, type Transaction, inTransaction, rolledBack } from '../../../platform/transaction.ts';
import { listFamilies, lockProduct, nextProducts, rowsOfProducts, settleRows, waitForOthers } from './import.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import { holdPrices } from './held-prices.ts';
import type { KnownNames } from './names.ts';
import { isClash, refusalOf } from './refusal.ts';
import type { RowOutcome } from './row-outcome.ts';
import { saveAmounts } from './save-amounts.ts';
import {
  type ListedProduct,
  type SaveContext,
  type SavedProduct,
  isVersion,
  saveProduct,
  skipped,
  skippedProduct,
} from './save-product.ts';

const PRODUCTS_AT_ONCE = 100;

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
  const keys = (await nextProducts(db, { importId, after, limit: PRODUCTS_AT_ONCE })).map(
    ({ product_key }) => product_key,
  );
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
  const products = [...rowsByProduct].map(([key, rows]): ListedProduct => {
    return { key, hasVersions: rows.some(({ content }) => isVersion(content)), rows };
  });
  return saveOrSplit(tx, products, context);
}

/** Saves products together; when the database refuses a price or a stock, one by one, so that only its product is skipped. */
async function saveOrSplit(
  tx: Transaction,
  products: readonly ListedProduct[],
  context: SaveContext,
): Promise<SaveResult[]> {
  await tx.query('savepoint batch');
  try {
    const saved = await saveProducts(tx, products, context);
    await tx.query('release savepoint batch');
    return saved;
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    await tx.query('rollback to savepoint batch');
    const [first, ...others] = products;
    if (first && others.length === 0)
      return [{ productId: undefined, outcomes: first.rows.map((row) => skipped(row, reason)) }];
    const saved: SaveResult[] = [];
    for (const product of products) saved.push(...(await saveOrSplit(tx, [product], context)));
    return saved;
  }
}

/** Saves the versions of each product, then the prices and stock of all. */
async function saveProducts(
  tx: Transaction,
  products: readonly ListedProduct[],
  context: SaveContext,
): Promise<SaveResult[]> {
  const saved: SavedProduct[] = [];
  let known: KnownNames = new Map();
  for (const [at, product] of products.entries()) {
    const names = new Map(known);
    const result = await saveOrSkip(tx, { product, isFirst: at === 0 }, context, names);
    if (result.productId) known = names; // names created by a rolled-back product are rolled back too
    saved.push(result);
  }
  const rows = await saveAmounts(
    tx,
    saved.flatMap((product) => product.rows),
    context.author,
  );
  const outcomes = context.held ? await holdPrices(tx, rows, context.held) : rows;
  const byRow = new Map(outcomes.map((row) => [row.rowNo, row]));
  return saved.map((product) => ({
    productId: product.productId,
    outcomes: product.rows.flatMap(({ outcome }) => byRow.get(outcome.rowNo) ?? []),
  }));
}

function changedProduct({ productId, outcomes }: SaveResult): string[] {
  const isChanged = outcomes.some(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return productId && isChanged ? [productId] : [];
}

/** Prepared, as a message of several statements needs. */
const named = (text: string) => ({ name: text, text });

/** Saves a product, or nothing of it. Its savepoint ends with the next product's, or with the batch, which saves a message. */
async function saveOrSkip(
  tx: Transaction,
  { product, isFirst }: { product: ListedProduct; isFirst: boolean },
  context: SaveContext,
  known: KnownNames,
): Promise<SavedProduct> {
  try {
    // in one tick, and so in one message with the first reads of the product
    const begun = [
      ...(isFirst ? [] : [tx.query(named('release savepoint product'))]),
      tx.query(named('savepoint product')),
      lockProduct(tx, product.key),
    ];
    const [saved] = await Promise.all([saveTogether(tx, product, context, known), ...begun]);
    if (saved.rows.some(({ outcome }) => outcome.outcome !== 'skipped')) return saved;
    await tx.query('rollback to savepoint product');
    return { productId: undefined, rows: saved.rows };
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    await tx.query('rollback to savepoint product');
    return skippedProduct(product, reason);
  }
}

/** Saves all rows of a product together; on a conflict with the catalogue in halves, until only the conflicting row is skipped. */
async function saveTogether(
  tx: Transaction,
  product: ListedProduct,
  context: SaveContext,
  known: KnownNames,
): Promise<SavedProduct> {
  const names = new Map(known);
  try {
    const saved = await saveProduct(tx, product, context, names);
    for (const [name, id] of names) known.set(name, id);
    return saved;
  } catch (error) {
    if (!isClash(error)) throw error;
    await tx.query('rollback to savepoint product');
    if (product.rows.length === 1) return skippedProduct(product, refusalOf(error) ?? '');
    return saveInHalves(tx, product, context, known);
  }
}

async function saveInHalves(
  tx: Transaction,
  product: ListedProduct,
  context: SaveContext,
  known: KnownNames,
): Promise<SavedProduct> {
  const { rows } = product;
  const middle = Math.ceil(rows.length / 2);
  const halves: SavedProduct[] = [];
  for (const half of [rows.slice(0, middle), rows.slice(middle)]) {
    await tx.query('savepoint product');
    halves.push(await saveTogether(tx, { ...product, rows: half }, context, known));
    await tx.query(named('release savepoint product'));
  }
  const productId = halves.find((half) => half.productId)?.productId;
  return { productId, rows: halves.flatMap((half) => half.rows) };
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
