import { statement } from '../../../platform/db.ts';

/** Categories and brands, then the given number of products, best sellers first. */
export const listLikelyPictures = statement<
  { kind: 'category' | 'manufacturer' | 'product'; id: string },
  [products: number]
>(
  'products.list_likely_pictures',
  `select kind, id from (
     select 'category' as kind, id::text, 1 as part, 0 as sold from products.category
     union all select 'manufacturer', id::text, 2, 0 from products.manufacturer
     union all (select 'product', id::text, 3, units_sold from products.product where active
                order by units_sold desc, id limit $1)
   ) as likely order by part, sold desc, id`,
);
