import { statement } from '../../../platform/db.ts';

/**
 * Adds the units of `need` to versions, days and products, and counts every pair of their products as bought together, in both
 * directions: of the `$most` with the most units, so that a very large order costs no more than another. Skips a combo with its own
 * parts. Takes only the locks of non-key updates, so that orders of the same versions do not wait, and writes in a fixed order to
 * avoid deadlocks.
 */
const counting = `sold as (
     select v.id, v.product_id, need.quantity from need join products.version v on v.id = need.version_id
     order by v.id for no key update of v
   ), versions as (
     update products.version v set units_sold = v.units_sold + sold.quantity from sold where v.id = sold.id
   ), days as (
     insert into products.sold as d (version_id, warehouse_id, day, units)
     select id, $warehouseId::text, $day::date, quantity from sold where $warehouseId::text is not null order by id
     on conflict (day, version_id, warehouse_id) do update set units = d.units + excluded.units
   ), totals as materialized (
     select product_id, sum(quantity)::int as quantity from sold group by product_id
   ), best as materialized (
     select product_id from totals order by quantity desc, product_id limit $most
   ), together as (
     insert into products.bought_together as t (product_id, other_id)
     select one.product_id, other.product_id
     from best one join best other on other.product_id <> one.product_id
     where not exists (
       select from products.combo_part part
       where (part.combo_id = one.product_id and part.product_id = other.product_id)
         or (part.combo_id = other.product_id and part.product_id = one.product_id))
     order by 1, 2
     on conflict (product_id, other_id) do update set times = t.times + 1
   ), locked as materialized (
     select p.id, totals.quantity from totals join products.product p on p.id = totals.product_id
     order by p.id for no key update of p
   )
   update products.product p set units_sold = p.units_sold + locked.quantity,
     sold_in = case when $warehouseId::text is null then p.sold_in
       else p.sold_in || jsonb_build_object($warehouseId::text, coalesce((p.sold_in ->> $warehouseId::text)::int, 0) + locked.quantity) end
   from locked where p.id = locked.id`;

/** Counts an order. */
export const countSold = statement(
  'products.count_sold',
  `with need as (
     select * from unnest($ids::bigint[], $quantities::int[]) as need(version_id, quantity)
   ), ${counting}`,
);

/** Counts a placed order, unless an event of it was handled before: no other event is older. */
export const countPlaced = statement(
  'products.count_placed',
  `with entered as (
     insert into products.counted_order (order_id, counted, heard) values ($orderId, true, 0) on conflict do nothing returning order_id
   ), need as (
     select need.* from entered, unnest($ids::bigint[], $quantities::int[]) as need(version_id, quantity)
   ), ${counting}`,
);
