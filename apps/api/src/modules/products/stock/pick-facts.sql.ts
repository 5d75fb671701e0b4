import { statement } from '../../../platform/db.ts';

/** What a picker needs to find a version, in this order of ids. `shelf` is its place in the warehouse, `reserveShelf` that of its reserve. */
export const findPickFacts = statement(
  'products.find_pick_facts',
  `select v.id as "versionId", v.product_id as "productId", v.code, v.barcode, s.shelf, s.reserve_shelf as "reserveShelf", p.name, m.name as brand, coalesce(root.name, c.name) as category,
     v.shade_code, v.shade_name, v.hex, v.volume, v.volume_unit, p.tile, p.photos[1] as photo, v.photos[1] as version_photo
   from products.version v
   join products.product p on p.id = v.product_id
   join products.manufacturer m on m.id = p.manufacturer_id
   join products.category c on c.id = p.category_id
   left join products.category root on root.id = c.parent_id
   left join products.stock s on s.version_id = v.id and s.warehouse_id = $warehouseId
   where v.id = any($versionIds::bigint[])`,
);
