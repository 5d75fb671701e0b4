import { taxRates } from '@tonalia/rules/tax';
import type { Changes } from '../../../platform/changes.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type KeptRows, keepRows } from '../kept-rows/keep-rows.ts';
import { listAllProducts } from '../kept-rows/kept-rows.sql.ts';
import { type GridFactsOfProduct, listGridFacts } from './grid-facts.sql.ts';
import type { GridFacts } from './pick-grid.rules.ts';

/** What the filters of the grid look at, of every version, by name and product. */
export type KeptGrid = KeptRows<GridFacts>;

/** Keeps in memory what the filters of the grid look at. */
export const keepGrid = (db: Database, changes: Changes): KeptGrid =>
  keepRows(changes, {
    tables: new Set([
      'products.stock',
      'products.version',
      'products.product',
      'products.version_supply',
      'products.price',
    ]),
    listProducts: async () => (await listAllProducts(db))[0]?.ids ?? [],
    read: async (productIds) => (await listGridFacts(db, { productIds: [...productIds] })).flatMap(factsOf),
    compare: byName,
  });

function factsOf({ versions, taxClass, ...product }: GridFactsOfProduct): GridFacts[] {
  const rate = taxRates[taxClass];
  return versions.map(
    ([id, versionWords, position, code, basePrice, prices, cost, isVisible, isPictured, available]) => ({
      ...product,
      rate,
      id,
      versionWords,
      position,
      code,
      basePrice,
      prices: prices ?? {},
      cost,
      isVisible,
      hasPhoto: isPictured,
      available,
    }),
  );
}

const byName = (one: GridFacts, other: GridFacts): number =>
  one.name < other.name
    ? -1
    : one.name > other.name
      ? 1
      : Number(one.productId) - Number(other.productId) || one.position - other.position || one.id - other.id;
