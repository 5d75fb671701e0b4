import { statement } from '../../../platform/db.ts';

/** Answers with the order the first time it is told, with nothing ever after. */
export const countOrder = statement<{ order_id: string }, [orderId: string]>(
  'products.count_order',
  `insert into products.counted_order (order_id) values ($1) on conflict do nothing returning order_id`,
);

/** A few hundred orders at a time that were counted a month ago: they are not told again. */
export const removeCountedOrders = statement<{ order_id: string }>(
  'products.remove_counted_orders',
  `delete from products.counted_order where order_id in (
     select order_id from products.counted_order where counted_at < now() - interval '30 days' limit 500 for update skip locked)
   returning order_id`,
);

/**
 * Counts every two products of an order as bought together, either way round: of the `most` with the most units, so that the
 * order of a whole shelf costs no more than another. A kit does not go with its own parts: it has them. Writes in one order,
 * so that two orders never wait for each other in a circle.
 */
export const addTogether = statement<never, [versionIds: string[], quantities: number[], most: number]>(
  'products.add_together',
  `with best as materialized (
     select v.product_id
     from unnest($1::bigint[], $2::int[]) as sold(version_id, quantity) join products.version v on v.id = sold.version_id
     group by v.product_id order by sum(sold.quantity) desc, v.product_id limit $3
   )
   insert into products.bought_together as t (product_id, other_id)
   select one.product_id, other.product_id
   from best one join best other on other.product_id <> one.product_id
   where not exists (
     select from products.combo_part part
     where (part.combo_id = one.product_id and part.product_id = other.product_id)
       or (part.combo_id = other.product_id and part.product_id = one.product_id))
   order by 1, 2
   on conflict (product_id, other_id) do update set times = t.times + 1`,
);
