import { statement } from '../../../platform/db.ts';

/** The units of each version on each day of a customer's orders since `$from`, with the orders of that day and what their goods cost. */
export const findOrderedUnits = statement(
  'purchase.find_ordered_units',
  `with own as (
     select o.id, to_char(o.created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as day from purchase.order o
     where o.customer_id = $customerId and o.created_at >= $from and o.status not in ('cancelled', 'rejected', 'pending_payment')
   )
   select l.version_id as "versionId", own.day, sum(l.quantity)::int as units, sum(l.amount)::float8 as pesos,
     array_agg(distinct own.id) as orders
   from own join purchase.order_line l on l.order_id = own.id
   where l.quantity > 0 and l.price > 0 and l.choice = '' group by l.version_id, own.day`,
);
