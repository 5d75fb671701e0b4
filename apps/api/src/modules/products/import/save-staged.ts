import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { listFamilies, nextProducts, rowsOfProducts, settleRows, waitForOthers } from './import.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import type { KnownNames } from './names.ts';
import { isClash, refusalOf } from './refusal.ts';
import {
  type ColourFamily,
  type ListedProduct,
  type NumberedRow,
  type RowOutcome,
  isVersion,
  saveProduct,
  skipped,
} from './save-product.ts';

const PRODUCTS_AT_ONCE = 100;

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
    const keys = (await nextProducts(db, { importId, after: last, limit: PRODUCTS_AT_ONCE })).map(
      ({ product_key }) => product_key,
    );
    if (keys.length === 0) return products;
    const rowsByProduct = Map.groupBy(await rowsOfProducts(db, importId, keys), ({ product_key }) => product_key);
    const saved = await saveBatch(db, rowsByProduct, families, dryRun);
    const outcomes = saved.flatMap((product) => product.outcomes);
    await recordOutcomes(db, importId, outcomes);
    products += saved.filter(({ productId }) => productId).length;
    rows += outcomes.length;
    progress(rows);
    last = keys.at(-1) ?? last;
  }
}

type SaveResult = Awaited<ReturnType<typeof saveProduct>>;

/** Saves products in one transaction, for one flush to disk; each product is still atomic (savepoints). */
async function saveBatch(
  db: Database,
  rowsByProduct: ReadonlyMap<string, NumberedRow[]>,
  families: readonly ColourFamily[],
  dryRun: boolean,
): Promise<SaveResult[]> {
  let saved: SaveResult[] = [];
  try {
    await inTransaction(db, async (tx) => {
      saved = [];
      await tx.query(waitForOthers);
      let known: KnownNames = new Map();
      for (const [key, rows] of rowsByProduct) {
        const names = new Map(known);
        const hasVersions = rows.some(({ content }) => isVersion(content));
        const product = await saveOrSkip(tx, { key, hasVersions, rows }, families, names);
        if (product.productId) known = names; // names created by a rolled-back product are rolled back too
        saved.push(product);
      }
      await refreshShown(tx, saved.flatMap(changedProduct));
      if (dryRun) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return saved;
}

function changedProduct({ productId, outcomes }: SaveResult): string[] {
  const isChanged = outcomes.some(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return productId && isChanged ? [productId] : [];
}

/** Thrown to roll back: a dry run, or a product that could not be saved. */
class Rollback extends Error {}

async function saveOrSkip(
  tx: Transaction,
  product: ListedProduct,
  families: readonly ColourFamily[],
  known: KnownNames,
): Promise<SaveResult> {
  await tx.query('savepoint product');
  try {
    const saved = await saveTogether(tx, product, families, known);
    if (saved.outcomes.some(({ outcome }) => outcome !== 'skipped')) {
      await tx.query('release savepoint product');
      return saved;
    }
    await tx.query('rollback to savepoint product');
    return { productId: undefined, outcomes: saved.outcomes };
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    await tx.query('rollback to savepoint product');
    return { productId: undefined, outcomes: product.rows.map((row) => skipped(row, reason)) };
  }
}

/** Saves all rows of a product together; on a conflict with the catalogue in halves, until only the conflicting row is skipped. */
async function saveTogether(
  tx: Transaction,
  product: ListedProduct,
  families: readonly ColourFamily[],
  known: KnownNames,
): Promise<SaveResult> {
  const names = new Map(known);
  try {
    const saved = await saveProduct(tx, product, families, names);
    for (const [name, id] of names) known.set(name, id);
    return saved;
  } catch (error) {
    if (!isClash(error)) throw error;
    await tx.query('rollback to savepoint product');
    const { rows } = product;
    const reason = refusalOf(error) ?? '';
    if (rows.length === 1) return { productId: undefined, outcomes: rows.map((row) => skipped(row, reason)) };
    return saveInHalves(tx, product, families, known);
  }
}

async function saveInHalves(
  tx: Transaction,
  product: ListedProduct,
  families: readonly ColourFamily[],
  known: KnownNames,
): Promise<SaveResult> {
  const { rows } = product;
  const middle = Math.ceil(rows.length / 2);
  const halves: SaveResult[] = [];
  for (const half of [rows.slice(0, middle), rows.slice(middle)]) {
    await tx.query('savepoint product');
    halves.push(await saveTogether(tx, { ...product, rows: half }, families, known));
    await tx.query('release savepoint product');
  }
  const productId = halves.find((half) => half.productId)?.productId;
  return { productId, outcomes: halves.flatMap(({ outcomes }) => outcomes) };
}

async function recordOutcomes(db: Database, importId: string, outcomes: RowOutcome[]): Promise<void> {
  await settleRows(db, {
    importId,
    rowNos: outcomes.map((row) => row.rowNo),
    outcomes: outcomes.map((row) => row.outcome),
    codes: outcomes.map((row) => row.code),
    reasons: outcomes.map((row) => row.reason),
    versionIds: outcomes.map((row) => row.versionId),
  });
}
