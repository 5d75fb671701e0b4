import { statement } from '../../../platform/db.ts';

/** The versions of a choice with their list price and that of a trade type, by id; `most` of them. A choice is one of the four. */
export const listPricedVersions = statement(
  'products.list_priced_versions',
  `select v.id, v.base_price as "basePrice", tp.amount as "tradePrice"
   from products.version v join products.product p on p.id = v.product_id
   left join products.price tp on tp.version_id = v.id and tp.trade_type_id = coalesce($tradeTypeId, '')
   where v.id = any($versionIds::bigint[]) or p.id = coalesce($productId::bigint, 0) or p.manufacturer_id = coalesce($brandId::bigint, 0)
     or p.category_id in (select c.id from products.category c where c.id = coalesce($categoryId::bigint, 0) or c.parent_id = coalesce($categoryId::bigint, 0))
   order by v.id limit $most`,
);
