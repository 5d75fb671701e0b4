import { rowIs, statement } from '../../../platform/db.ts';

/**
 * Sales of what deals are about, on their days, and in as long a time from `before` on. Orders of a time are read once for all deals that share it.
 * `aboutIds` names the deal of each product; `weekdays` are ISO weekdays as `{6,7}`.
 */
export const sumDealSales = statement(
  'purchase.sum_deal_sales',
  `with deal as (
     select * from unnest($ids::bigint[], $brandIds::bigint[], $befores::timestamptz[], $begins::timestamptz[], $ends::timestamptz[], $weekdays::text[])
       as d(id, brand_id, before, begins, ends, weekdays)
   ), about as (
     select * from unnest($aboutIds::bigint[], $productIds::bigint[]) as a(deal_id, product_id)
   ), sold as materialized (
     select span.before, span.begins, span.ends, span.weekdays, l.product_id, l.manufacturer_id,
       sum(l.amount) filter (where o.created_at >= span.begins) as sales,
       sum(l.amount) filter (where o.created_at < least(span.begins, span.ends - (span.begins - span.before))) as earlier,
       sum(l.amount * 100.0 / (100 + l.tax_rate)) filter (where o.created_at >= span.begins and l.cost is not null) as base,
       sum(l.cost * l.quantity) filter (where o.created_at >= span.begins) as cost
     from (select distinct before, begins, ends, weekdays from deal) span
     join purchase.order o on o.created_at >= span.before and o.created_at < span.ends and o.status not in ('cancelled', 'rejected')
       and platform.falls_on(o.created_at, span.weekdays::smallint[])
     join purchase.order_line l on l.order_id = o.id and l.quantity > 0 and l.price > 0
     group by 1, 2, 3, 4, 5, 6
   )
   select deal.id, coalesce(sum(sold.sales), 0)::float8 as sales, coalesce(sum(sold.earlier), 0)::float8 as earlier,
     sum(sold.base)::float8 as base, sum(sold.cost)::float8 as cost
   from deal left join sold on (sold.before, sold.begins, sold.ends, sold.weekdays) = (deal.before, deal.begins, deal.ends, deal.weekdays)
     and (sold.manufacturer_id = deal.brand_id
       or exists (select from about a where a.deal_id = deal.id and a.product_id = sold.product_id))
   group by deal.id order by deal.id`,
  rowIs<{ id: string }>(),
);
