import { statement } from '../../../platform/db.ts';

/** Products on sale, and those with units. */
export const countOnSale = statement<{ products: number; stocked: number }>(
  'products.count_on_sale',
  `select count(*)::int as products, count(*) filter (where exists (
     select from products.version v join products.stock s on s.version_id = v.id
     where v.product_id = p.id and v.active and s.available > 0))::int as stocked
   from products.product p where p.active`,
);
