import { statement } from '../../../platform/db.ts';

/** The shades on sale of the products of these versions, in the order of their colour cards. */
export const findShadesBeside = statement(
  'products.find_shades_beside',
  `select v.id as "versionId", v.section
   from products.version v join products.product p on p.id = v.product_id
   where p.id in (select o.product_id from products.version o where o.id = any($versionIds::bigint[])) and p.active and v.active and v.hex is not null
   order by p.name, p.id, v.position, v.id limit $most::int`,
);

/** The versions on sale of a product with their section, in the order of its colour card. */
export const findCardShades = statement(
  'products.find_card_shades',
  `select v.id as "versionId", v.section, p.name
   from products.version v join products.product p on p.id = v.product_id
   where p.id = $1 and p.active and v.active order by v.position, v.id limit 500`,
);
