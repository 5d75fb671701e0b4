import { rowIs, statement } from '../../../platform/db.ts';

/** The words of `q` as texts for the search have them, and the versions with `q` as barcode. */
export const readTypedWords = statement(
  'products.read_typed_words',
  `select string_to_array(platform.plain_text($q::text), ' ') as words,
     coalesce((select json_agg(v.id) from products.version v where v.barcode = $q), '[]') as ids`,
  rowIs<{ words: string[]; ids: number[] }>(),
);

/** The products with an open presale. */
export const listPresoldProducts = statement(
  'products.list_presold_products',
  `select distinct product_id::text as id from products.presale where opens_at <= $now and closes_at > $now`,
);

/** The products that have stock of their own. */
export const listStockedProducts = statement(
  'products.list_stocked_products',
  `select coalesce(json_agg(id::text), '[]') as ids from products.product where kind = 'simple'`,
  rowIs<{ ids: string[] }>(),
);

/** All products. */
export const listAllProducts = statement(
  'products.list_all_products',
  `select coalesce(json_agg(id::text), '[]') as ids from products.product`,
  rowIs<{ ids: string[] }>(),
);
