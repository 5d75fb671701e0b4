import { statement } from '../../../platform/db.ts';

/** What orders that were not cancelled sold of a version; an exchange sells nothing. */
export const sumVersionSales = statement(
  'purchase.sum_version_sales',
  `select coalesce(sum(l.quantity), 0)::int as units, coalesce(sum(l.amount), 0)::float8 as sales, count(distinct o.customer_id)::int as customers
   from purchase.order_line l join purchase.order o on o.id = l.order_id and o.status not in ('cancelled', 'rejected')
   where l.version_id = $1 and l.quantity > 0 and l.price > 0`,
);
