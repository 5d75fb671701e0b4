import { statement } from '../../../platform/db.ts';

/** Versions on sale of products, in the order of the products and then by code. */
export const listVersionsOf = statement(
  'products.list_versions_of',
  `select v.id from unnest($productIds::bigint[]) with ordinality as asked (id, n)
   join products.version v on v.product_id = asked.id and v.active
   order by asked.n, v.code limit $most`,
);

/** Versions with this code or number of a shade, and those of the product with this code. */
export const listVersionsNamed = statement(
  'products.list_versions_named',
  `select id from products.version where code = upper($typed) or (plain_shade_code <> '' and plain_shade_code = products.plain_code($typed))
   union select v.id from products.version v join products.product p on p.id = v.product_id where p.code = upper($typed)`,
);
