import type { Database } from '../../../platform/transaction.ts';
import { type SellingItem, findItemsByCode, findItemsOfBrand, listNotOnSale } from './selling.sql.ts';

/** Products and versions by their codes (a product's code means the product), or all products of a brand, with their states. */
export function findSelling(
  db: Database,
  of: { codes: readonly string[] } | { brand: string },
): Promise<SellingItem[]> {
  return 'brand' in of ? findItemsOfBrand(db, of.brand) : findItemsByCode(db, [...of.codes]);
}

/** Products and versions that are not on sale, of one brand or of all, the last change first. */
export function listSelling(db: Database, brand: string | undefined, most: number): Promise<SellingItem[]> {
  return listNotOnSale(db, brand ?? null, most);
}
