import { rowIs, statement } from '../../../platform/db.ts';

/** The own prices of versions by trade type, in pesos; no row for a version without any. */
export const listOwnPrices = statement(
  'products.list_own_prices',
  `select tp.version_id as id, jsonb_object_agg(tp.trade_type_id, tp.amount) as own
   from products.price tp where tp.version_id = any($1::bigint[]) group by tp.version_id`,
  rowIs<{ own: Record<string, number> }>(),
);

/** What units of versions cost, null while it is not known, and how IVA treats them. */
export const listListCosts = statement(
  'products.list_list_costs',
  `select v.id, s.cost, p.tax_class as "taxClass"
   from products.version v join products.product p on p.id = v.product_id left join products.version_supply s on s.version_id = v.id
   where v.id = any($1::bigint[])`,
);

/** How IVA treats products, and the least and the highest known cost of a unit of their versions. */
export const listProductCosts = statement(
  'products.list_product_costs',
  `select p.id, p.tax_class as "taxClass", min(s.cost) as from, max(s.cost) as to
   from products.product p left join products.version v on v.product_id = p.id left join products.version_supply s on s.version_id = v.id
   where p.id = any($1::bigint[]) group by p.id`,
);

/** What the versions of products cost in each list where one of them has a price of its own. */
export const listPriceRanges = statement(
  'products.list_price_ranges',
  `select p.id, own.trade_type_id as "tradeTypeId", min(coalesce(tp.amount, v.base_price)) as from, max(coalesce(tp.amount, v.base_price)) as to
   from unnest($1::bigint[]) p (id)
   cross join lateral (
     select distinct its.trade_type_id from products.version one join products.price its on its.version_id = one.id
     where one.product_id = p.id) own
   join products.version v on v.product_id = p.id
   left join products.price tp on tp.version_id = v.id and tp.trade_type_id = own.trade_type_id
   group by p.id, own.trade_type_id`,
  rowIs<{ id: string }>(),
);
