import { rowIs, statement } from '../../../platform/db.ts';

/** The windows of the programmed prices of a version, and of the deals that may be about it, that have not ended at `at`. */
export const listPriceWindows = statement(
  'products.list_price_windows',
  `with about as (
     select p.id, p.manufacturer_id, p.category_id, c.parent_id
     from products.version v join products.product p on p.id = v.product_id join products.category c on c.id = p.category_id
     where v.id = $versionId
   ), windows as (
     select 'programmed' as kind, pp.id::text as id, pp.during, '{}'::smallint[] as weekdays from products.programmed_price pp
     where pp.version_id = $versionId and (pp.customer_id = $agreedFor::uuid
       or pp.customer_id is null and (pp.trade_type_id is null or pp.trade_type_id = $tradeTypeId))
     union all
     select 'deal', d.id::text, d.during, d.weekdays from products.deal d, about
     where (d.trade_type_id is null or d.trade_type_id = $tradeTypeId)
       and (d.product_id = about.id or d.manufacturer_id = about.manufacturer_id or d.category_id in (about.category_id, about.parent_id))
   )
   select kind, id, nullif(lower(during), '-infinity') as "from", nullif(upper(during), 'infinity') as until, weekdays
   from windows where upper(during) is null or upper(during) > $at::timestamptz`,
  rowIs<{ kind: 'programmed' | 'deal' }>(),
);
