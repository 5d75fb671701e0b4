import type { Changes } from '../../../platform/changes.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type KeptRows, keepRows } from '../kept-rows/keep-rows.ts';
import { listStockedProducts } from '../kept-rows/kept-rows.sql.ts';
import type { StockRow } from './pick-stock.rules.ts';
import { type StockOfProduct, listStockOfProducts } from './stock-rows.sql.ts';

/** The stock of each warehouse, and of all together, by name. */
export type StockRows = KeptRows<StockRow>;

/** Keeps the stock list of the office in memory. */
export const keepStockRows = (db: Database, changes: Changes): StockRows =>
  keepRows(changes, {
    tables: new Set(['products.stock', 'products.version', 'products.product', 'products.version_supply']),
    listProducts: async () => (await listStockedProducts(db))[0]?.ids ?? [],
    read: async (productIds, warehouseId) =>
      (await listStockOfProducts(db, { warehouseId, productIds: [...productIds] })).flatMap(rowsOf),
    compare: byName,
  });

function rowsOf({ versions, ...product }: StockOfProduct): StockRow[] {
  return versions.map(([id, versionWords, position, isExcluded, cost, onHand, reserved, available, unshelved]) => ({
    ...product,
    id,
    versionWords,
    position,
    onHand,
    reserved,
    available,
    cost,
    isShelved: unshelved ? false : onHand > 0 ? true : null,
    isExcludedFromPresale: isExcluded,
  }));
}

const byName = (one: StockRow, other: StockRow): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.position - other.position || one.id - other.id;
