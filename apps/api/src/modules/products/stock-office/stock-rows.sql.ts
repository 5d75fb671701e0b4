import { rowIs, statement } from '../../../platform/db.ts';

/** The id of a version, its words, its position, whether presales exclude it, the cost of a unit, units on hand, reserved, available, and whether a shelf is missing. */
type VersionStock = [number, string, number, boolean, number | null, number, number, number, boolean];

/** A product with the stock of its versions that are on sale or on hand. */
export interface StockOfProduct {
  productId: string;
  brandId: string;
  categoryId: string;
  name: string;
  productWords: string;
  versions: VersionStock[];
}

/** The stock of these products in one warehouse, or in all of them. */
export const listStockOfProducts = statement(
  'products.list_stock_of_products',
  `select p.id::text as "productId", p.manufacturer_id::text as "brandId", p.category_id::text as "categoryId", p.search_name as name,
     p.search_name || ' ' || lower(p.code) as "productWords",
     json_agg(json_build_array(v.id, coalesce(v.search_text, ''), v.position, v.excluded_from_presale, supply.cost, coalesce(held.on_hand, 0),
       coalesce(held.reserved, 0), coalesce(held.available, 0), coalesce(held.unshelved, false))) as versions
   from products.product p join products.version v on v.product_id = p.id
   left join products.version_supply supply on supply.version_id = v.id
   left join lateral (
     select sum(s.on_hand)::int as on_hand, sum(s.reserved)::int as reserved, sum(s.available)::int as available,
       bool_or(s.on_hand > 0 and s.shelf is null) as unshelved
     from products.stock s where s.version_id = v.id and ($warehouseId::text is null or s.warehouse_id = $warehouseId)) held on true
   where p.id = any($productIds::bigint[]) and p.kind = 'simple' and (p.active and v.active or held.on_hand > 0)
   group by p.id`,
  rowIs<StockOfProduct>(),
);

/** Units that versions sold a day since `since`, `period` days ago. */
export const listSalesRates = statement(
  'products.list_sales_rates',
  `select coalesce(json_agg(json_build_array(version_id, per_day)), '[]') as rates from (
     select version_id, sum(units)::float8 / $period::int as per_day from products.sold
     where day >= $since::date and ($warehouseId::text is null or warehouse_id = $warehouseId) group by version_id) sold`,
  rowIs<{ rates: [number, number][] }>(),
);
