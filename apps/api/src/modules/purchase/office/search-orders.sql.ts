import { begins } from '../../../platform/begins.sql.ts';
import { rowIs, statement } from '../../../platform/db.ts';
import type { OrderStatus } from '../order/order.rules.ts';

/** The code with the prefix of the installation. */
const prefixed = `platform.setting_text('orders.prefix', 'PD') || '-' || $typed`;

/**
 * Orders with this code, with or without its prefix; then those with a code that begins so, and the newest of these customers. `typed`
 * is in capital letters.
 */
export const findOrdersLike = statement(
  'purchase.find_orders_like',
  `with found as (
     select id, 0 as rank, 0::bigint as place from purchase.order where code in ($typed, ${prefixed})
     union all (select id, 1, 0 from purchase.order where ${begins('code', '$typed')} limit $limit)
     union all (select id, 1, 0 from purchase.order where ${begins('code', prefixed)} limit $limit)
     union all select recent.id, 2, customer.place from unnest($customerIds::uuid[]) with ordinality customer (id, place)
       cross join lateral (select o.id from purchase.order o where o.customer_id = customer.id
         order by o.created_at desc limit $limit) recent
   ), best as (select id, min(rank) as rank, min(place) as place from found group by id)
   select o.id, o.code, o.status, o.created_at as "createdAt", o.customer_id as "customerId", o.customer_name as "customerName",
     o.total::float8 as total,
     -- a count, because for exists PostgreSQL may read all payments
     (select count(*) > 0 from purchase.payment p join purchase.payment_proof f on f.payment_id = p.id
       where p.order_id = o.id and p.status = 'pending') as "hasProof"
   from best join purchase.order o on o.id = best.id
   order by best.rank, best.place, o.created_at desc, o.id limit $limit`,
  rowIs<{ status: OrderStatus }>(),
);
