import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { byId } from '../catalogue-index/price-view.ts';
import { MOST_ALIKE, RELATED } from './product.sql.ts';

/** A product with the facts that only PostgreSQL has about related products. */
export interface RelatedQuery {
  id: string;
  /** How often another product was bought together with it. */
  together: ReadonlyMap<string, number>;
  /** The combos it is in, or its own parts. */
  assembledWith: ReadonlySet<string>;
  warehouseId: string;
}

/** Ids of related products, as `findRelated` chooses them. */
export function relatedTo(index: CatalogueIndex, { id, together, assembledWith, warehouseId }: RelatedQuery): string[] {
  const { table } = index;
  const { columns, ids } = table;
  const own = table.slotOf(id);
  if (own === undefined) return [];
  const isStocked = table.warehouses.sets.map((set) => set.includes(warehouseId));
  const timesOf = (slot: number): number => together.get(ids[slot] ?? '') ?? 0;
  const stockRank = (slot: number): number => Number(isStocked[columns.stockedIn[slot] ?? -1]);
  const isSameLine = (slot: number): number =>
    Number(
      columns.manufacturer[slot] === columns.manufacturer[own] && columns.category[slot] === columns.category[own],
    );
  const bought = [...together.keys()].flatMap((other) => table.slotOf(other) ?? []);
  return [...new Set([...bought, ...similarProducts(index, own)])]
    .filter((slot) => slot !== own && !assembledWith.has(ids[slot] ?? ''))
    .toSorted(
      (a, b) =>
        stockRank(b) - stockRank(a) ||
        timesOf(b) - timesOf(a) ||
        isSameLine(b) - isSameLine(a) ||
        (columns.unitsSold[b] ?? 0) - (columns.unitsSold[a] ?? 0) ||
        byId(table, a, b),
    )
    .slice(0, RELATED)
    .map((slot) => ids[slot] ?? '');
}

/** Best sellers of its category, and of its brand in it. */
function similarProducts({ table: { columns }, orders }: CatalogueIndex, own: number): number[] {
  const ofCategory: number[] = [];
  const ofManufacturer: number[] = [];
  for (const slot of orders.bestsellers.slots()) {
    if (columns.category[slot] !== columns.category[own]) continue;
    if (ofCategory.length < MOST_ALIKE) ofCategory.push(slot);
    if (columns.manufacturer[slot] !== columns.manufacturer[own]) continue;
    if (ofManufacturer.push(slot) === MOST_ALIKE) break;
  }
  return [...ofCategory, ...ofManufacturer];
}
