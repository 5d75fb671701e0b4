import { statement } from '../../../platform/db.ts';

/** The last event of an order, locked. */
export const lockCounted = statement<{ counted: boolean; heard: number }, [orderId: string]>(
  'products.lock_counted',
  'select counted, heard::float8 as heard from products.counted_order where order_id = $1 for update',
);

export const enterOrder = statement<never, [orderId: string]>(
  'products.enter_order',
  `insert into products.counted_order (order_id, counted, heard) values ($1, false, -1) on conflict do nothing`,
);

export const setCounted = statement<never, [orderId: string, counted: boolean, heard: number]>(
  'products.set_counted',
  'update products.counted_order set counted = $2, heard = $3 where order_id = $1',
);

/** Removes records of counted orders with sales too old to count, a few hundred at a time. */
export const removeCountedOrders = statement<{ order_id: string }>(
  'products.remove_counted_orders',
  `delete from products.counted_order where order_id in (
     select order_id from products.counted_order where counted_at < now() - interval '100 days' limit 500 for update skip locked)
   returning order_id`,
);

/** Undoes the pairs of `countSold` for an order. */
export const removeTogether = statement<never, [versionIds: string[], quantities: number[], most: number]>(
  'products.remove_together',
  `with best as materialized (
     select v.product_id
     from unnest($1::bigint[], $2::int[]) as sold(version_id, quantity) join products.version v on v.id = sold.version_id
     group by v.product_id order by sum(sold.quantity) desc, v.product_id limit $3
   ), pairs as materialized (
     select t.product_id, t.other_id, t.times from products.bought_together t
     join best one on one.product_id = t.product_id join best other on other.product_id = t.other_id
     order by 1, 2 for update of t
   ), gone as (
     delete from products.bought_together t using pairs
     where t.product_id = pairs.product_id and t.other_id = pairs.other_id and pairs.times = 1
   )
   update products.bought_together t set times = pairs.times - 1 from pairs
   where t.product_id = pairs.product_id and t.other_id = pairs.other_id and pairs.times > 1`,
);
