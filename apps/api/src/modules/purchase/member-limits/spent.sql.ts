import type { MemberOrder } from '@tonalia/contract/members';
import { rowIs, statement } from '../../../platform/db.ts';

const today = `date_trunc('day', now() at time zone 'America/Bogota') at time zone 'America/Bogota'`;
const month = `date_trunc('month', now() at time zone 'America/Bogota') at time zone 'America/Bogota'`;
const counted = `o.created_at >= ${month} and o.status not in ('cancelled', 'rejected')`;

/** Pesos that people ordered for a customer in this day and this month, without cancelled orders. */
export const sumSpent = statement(
  'purchase.sum_spent',
  `select o.identity_id as "identityId", coalesce(sum(o.total) filter (where o.created_at >= ${today}), 0)::float8 as today, sum(o.total)::float8 as month
   from purchase.order o where o.customer_id = $customerId and o.identity_id = any($identityIds::uuid[]) and ${counted} group by o.identity_id`,
);

/** The orders of one person in this month, the latest first. */
export const listMonthOrders = statement(
  'purchase.list_month_orders',
  `select o.code as "orderCode", o.total::float8 as total, o.status, o.created_at as "placedAt"
   from purchase.order o where o.customer_id = $customerId and o.identity_id = $identityId and o.created_at >= ${month}
   order by o.created_at desc limit 100`,
  rowIs<Pick<MemberOrder, 'status' | 'total'>>(),
);
