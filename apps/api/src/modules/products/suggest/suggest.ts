import type { Shade } from '@tonalia/contract/products';
import type { productsApi } from '@tonalia/contract/products-api';
import type { z } from 'zod';
import type { Shopper } from '../../../platform/http/actor.ts';
import { readCards } from '../card/read-cards.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import type { CatalogueContext } from '../catalogue-index/catalogue.ts';
import { shadeName, versionName } from '../wire.ts';
import { type ShadeRow, findShades } from './suggest.sql.ts';
import { type NamedGroup, suggestFrom } from './suggest-from.ts';

type SuggestionList = z.input<(typeof productsApi)['GET /suggest']['response']>;

/** Suggestions for a partly typed query. The index chooses them; two statements read what is shown. */
export async function suggest(context: CatalogueContext, shopper: Shopper, search: string): Promise<SuggestionList> {
  const index = await context.catalogue.current();
  const found = suggestFrom(index, search.normalize('NFC').replaceAll('\u0000', ' '));
  const [products, shades] = await Promise.all([
    readCards(
      context,
      index,
      shopper,
      found.products.map((id) => ({ id })),
    ),
    found.shades.length === 0 ? [] : findShades(context.db, found.shades),
  ]);
  const order = new Map(found.shades.map((id, at) => [id, at]));
  return {
    results: {
      terms: found.terms,
      products,
      shades: shades.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)).map(toShade),
      manufacturers: found.brands.flatMap(({ name }) => brandsNamed(index, name)),
      categories: found.categories.flatMap((group) => categoriesNamed(index, group)),
    },
  };
}

const toShade = (row: ShadeRow): z.input<typeof Shade> => ({
  code: row.code,
  name: shadeName(row) ?? versionName(row) ?? row.code,
  color: row.hex,
  productId: row.product_id,
  productName: row.product_name,
  manufacturer: { _id: row.manufacturer_id, name: row.manufacturer_name },
});

const brandsNamed = ({ reference }: CatalogueIndex, name: string) =>
  [...reference.manufacturers].filter(([, brand]) => brand.name === name).map(([_id]) => ({ _id, name }));

/** Two categories may have the same name; then the parent distinguishes them. */
function categoriesNamed({ reference }: CatalogueIndex, { name, isParent }: NamedGroup) {
  const named = [...reference.categories].filter(
    ([, each]) => each.name === name && isParent === (each.parentId === null),
  );
  return named.map(([_id, { parentId }]) => {
    const above = parentId === null || named.length === 1 ? undefined : reference.categories.get(parentId)?.name;
    return { _id, name: above === undefined ? name : `${name} · ${above}` };
  });
}
