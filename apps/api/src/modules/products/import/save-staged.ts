import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { listFamilies, nextProducts, rowsOfProducts, settleRows, waitForOthers } from './import.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import type { KnownNames } from './names.ts';
import { isClash, refusalOf } from './refusal.ts';
import {
  type ColourFamily,
  type ListedProduct,
  type NumberedRow,
  type Settled,
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

/** Saves products in one transaction, for one flush to disk; each product is still atomic (savepoints). */
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
      for (const [key, rows] of waiting) {
        const names = new Map(known);
        const hasVersions = rows.some(({ content }) => isVersion(content));
        const product = await saveOrSkip(tx, { key, hasVersions, rows }, families, names);
        if (product.productId) known = names; // names created by a rolled-back product are rolled back too
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

/** Thrown to roll back: a dry run, or a product that could not be saved. */
class Undo extends Error {}

async function saveOrSkip(
  tx: Transaction,
  product: ListedProduct,
  families: readonly ColourFamily[],
  known: KnownNames,
): Promise<Saved> {
  await tx.query('savepoint product');
  try {
    const saved = await saveWhole(tx, product, families, known);
    if (saved.settled.some(({ outcome }) => outcome !== 'skipped')) {
      await tx.query('release savepoint product');
      return saved;
    }
    await tx.query('rollback to savepoint product');
    return { productId: undefined, settled: saved.settled };
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    await tx.query('rollback to savepoint product');
    return { productId: undefined, settled: product.rows.map((row) => skipped(row, reason)) };
  }
}

/** Saves all rows of a product together; on a conflict with the catalogue in halves, until only the conflicting row is skipped. */
async function saveWhole(
  tx: Transaction,
  product: ListedProduct,
  families: readonly ColourFamily[],
  known: KnownNames,
): Promise<Saved> {
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
    if (rows.length === 1) return { productId: undefined, settled: rows.map((row) => skipped(row, reason)) };
    return saveHalves(tx, product, families, known);
  }
}

async function saveHalves(
  tx: Transaction,
  product: ListedProduct,
  families: readonly ColourFamily[],
  known: KnownNames,
): Promise<Saved> {
  const { rows } = product;
  const middle = Math.ceil(rows.length / 2);
  const halves: Saved[] = [];
  for (const half of [rows.slice(0, middle), rows.slice(middle)]) {
    await tx.query('savepoint product');
    halves.push(await saveWhole(tx, { ...product, rows: half }, families, known));
    await tx.query('release savepoint product');
  }
  const productId = halves.find((half) => half.productId)?.productId;
  return { productId, settled: halves.flatMap(({ settled }) => settled) };
}

async function settle(db: Database, importId: string, settled: Settled[]): Promise<void> {
  await settleRows(db, {
    importId,
    rowNos: settled.map((row) => row.rowNo),
    outcomes: settled.map((row) => row.outcome),
    codes: settled.map((row) => row.code),
    reasons: settled.map((row) => row.reason),
    versionIds: settled.map((row) => row.versionId),
  });
}
