import { statement } from '../../../platform/db.ts';

/** A version with its place in a list. */
export interface VersionOfList {
  id: string;
  barcode: string | null;
  category: string;
}

/** Every version on sale of these brands (all for null), by category, brand and product, in the order of the shop. */
export const listVersionsOfBrands = statement(
  'products.list_versions_of_brands',
  `select v.id::text as id, v.barcode, coalesce(parent.name || ', ', '') || c.name as category
   from products.product p join products.version v on v.product_id = p.id and v.active
     join products.manufacturer m on m.id = p.manufacturer_id
     join products.category c on c.id = p.category_id left join products.category parent on parent.id = c.parent_id
   where p.active and ($1::bigint[] is null or p.manufacturer_id = any($1))
   order by category, c.id, m.name, p.name, p.id, v.position, v.id`,
);
