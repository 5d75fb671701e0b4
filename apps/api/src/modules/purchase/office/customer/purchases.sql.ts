import { statement } from '../../../../platform/db.ts';

/** Orders of a customer since `$from` that are paid or agreed, by day of Bogotá, first day first. */
export const listBoughtDays = statement(
  'purchase.list_bought_days',
  `select (o.created_at at time zone 'America/Bogota')::date::text as day, count(*)::int as orders, sum(o.total)::float8 as amount
   from purchase.order o
   where o.customer_id = $customerId and o.created_at >= $from and o.status not in ('pending_payment', 'cancelled', 'rejected')
   group by 1 order by 1`,
);
