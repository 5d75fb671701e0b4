import { rowIs, statement } from '../../../platform/db.ts';

/** The moments after `at` at which a window of a programmed price of a version, or of a deal that may be about it, begins or ends. */
export const listPriceMoments = statement(
  'products.list_price_moments',
  `with about as (
     select p.id, p.manufacturer_id, p.category_id, c.parent_id
     from products.version v join products.product p on p.id = v.product_id join products.category c on c.id = p.category_id
     where v.id = $versionId
   ), windows as (
     select pp.during from products.programmed_price pp
     where pp.version_id = $versionId and (pp.customer_id = $agreedFor::uuid
       or pp.customer_id is null and (pp.trade_type_id is null or pp.trade_type_id = $tradeTypeId))
     union all
     select d.during from products.deal d, about
     where (d.trade_type_id is null or d.trade_type_id = $tradeTypeId)
       and (d.product_id = about.id or d.manufacturer_id = about.manufacturer_id or d.category_id in (about.category_id, about.parent_id))
   )
   select distinct moment as at from windows, unnest(array[lower(during), upper(during)]) as moment
   where moment > $at::timestamptz and moment < 'infinity' order by moment limit $most`,
  rowIs<{ at: Date }>(),
);
