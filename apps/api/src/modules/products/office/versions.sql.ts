import { statement } from '../../../platform/db.ts';

/** Versions on sale of products, in the order of the products and then by code. */
export const listVersionsOf = statement(
  'products.list_versions_of',
  `select v.id from unnest($productIds::bigint[]) with ordinality as asked (id, n)
   join products.version v on v.product_id = asked.id and v.active
   order by asked.n, v.code limit $most`,
);
