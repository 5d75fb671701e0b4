import type { Category, Manufacturer } from '@tonalia/contract/products';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { Catalogue } from '../catalogue-index/catalogue.ts';
import { brandPicture } from '../wire.ts';

/** The brands with products on sale, by name. */
export async function listManufacturers(catalogue: Catalogue, { page, limit }: { page: number; limit: number }) {
  const index = await catalogue.current();
  const counts = countByValue(index.table.manufacturers.values, index.table.columns.manufacturer, index);
  const all = [...index.reference.manufacturers.values()].filter(({ id }) => counts.has(id));
  const results: Manufacturer[] = all
    .slice((page - 1) * limit, page * limit)
    .map(({ id, name, ink, ground, photo }) => ({
      _id: id,
      name,
      image: brandPicture(id, photo ?? null),
      products: counts.get(id) ?? 0,
      ink,
      ground,
    }));
  return { results, page, limit, total: all.length, pages: Math.ceil(all.length / limit) };
}

/** The two levels of categories with products on sale, with their counts. */
export async function listCategories(catalogue: Catalogue): Promise<Category[]> {
  const index = await catalogue.current();
  const own = countByValue(index.table.categories.values, index.table.columns.category, index);
  const all = [...index.reference.categories.values()];
  const childrenOf = (id: string) => all.filter((child) => child.parentId === id && own.has(child.id));
  const toNode = ({ id, name }: { id: string; name: string }, products: number) => ({
    _id: id,
    name,
    image: `/pictures/category/${id}`,
    products,
  });
  return all.flatMap((category) => {
    const children = childrenOf(category.id).map((child) => toNode(child, own.get(child.id) ?? 0));
    const products = children.reduce((sum, child) => sum + child.products, own.get(category.id) ?? 0);
    return category.parentId === null && products > 0 ? [{ ...toNode(category, products), children }] : [];
  });
}

/** The colour families of the filter, each with its number of products. */
export async function listColours(catalogue: Catalogue) {
  const index = await catalogue.current();
  const { sets } = index.table.families;
  const counts = new Map<string, number>();
  for (const slot of index.table.slots())
    for (const id of sets[index.table.columns.familiesOf[slot] ?? 0] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...index.reference.families.values()].flatMap(({ id, name, hex }) => {
    const products = counts.get(id);
    return products === undefined ? [] : [{ _id: id, name, color: hex, products }];
  });
}

/** Counts the products of each value; values without products are omitted. */
function countByValue(values: readonly string[], numbers: Int32Array, { table }: CatalogueIndex): Map<string, number> {
  const counts = new Map<string, number>();
  for (const slot of table.slots()) {
    const value = values[numbers[slot] ?? -1];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
