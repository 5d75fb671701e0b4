import type { Category, Manufacturer } from '@tonalia/contract/products';
import type { Database } from '../../../platform/transaction.ts';
import { type ManufacturerRow, findCategories, findColourFamilies, findManufacturers } from './browse.sql.ts';

/** The brands that have something to sell, by name. */
export async function listManufacturers(db: Database, page: number, limit: number) {
  const rows = await findManufacturers(db, limit, (page - 1) * limit);
  const total = rows[0]?.total ?? 0;
  const results: Manufacturer[] = rows.filter(isThere).map(({ id, name, products, ink, ground }) => ({
    _id: id,
    name,
    image: `/pictures/manufacturer/${id}`,
    products,
    ink,
    ground,
  }));
  return { results, page, limit, total, pages: Math.ceil(total / limit) };
}

const isThere = (row: ManufacturerRow): row is ManufacturerRow & { id: string } => row.id !== null;

/** The two levels of categories, each with how many products it holds. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await findCategories(db);
  const toNode = ({ id, name, products }: (typeof rows)[number]) => ({
    _id: id,
    name,
    image: `/pictures/category/${id}`,
    products,
  });
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ ...toNode(row), children: rows.filter((child) => child.parent_id === row.id).map(toNode) }));
}

/** The families shades are filtered by, each with how many products have one of it. */
export async function listColours(db: Database) {
  return findColourFamilies(db);
}
