import { statement } from '../../../platform/db.ts';

/** The versions on sale of a product with their section, in the order of its colour card. */
export const findCardShades = statement(
  'products.find_card_shades',
  `select v.id as "versionId", v.section, p.name
   from products.version v join products.product p on p.id = v.product_id
   where p.id = $1 and p.active and v.active order by v.position, v.id limit 500`,
);
