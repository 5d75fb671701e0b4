import type { OfflineCustomer } from '@tonalia/contract/offline';
import { rowIs, statement } from '../../../platform/db.ts';

/** The last three orders of each customer, newest first, with the codes of their lines. */
export const listLastOrders = statement(
  'purchase.list_last_orders_of',
  `select asked.id as "customerId", last.code, last.status, last.total::float8 as total, last.created_at as "placedAt",
     (select coalesce(json_agg(json_build_object('code', coalesce(line.version_code, line.code), 'quantity', line.quantity) order by line.line_no), '[]')
      from purchase.order_line line where line.order_id = last.id) as lines
   from unnest($1::uuid[]) asked(id) cross join lateral (
     select * from purchase.order where customer_id = asked.id order by created_at desc, id desc limit 3) last
   order by asked.id, last.created_at desc, last.id desc`,
  rowIs<{
    customerId: string;
    status: OfflineCustomer['orders'][number]['status'];
    total: number;
    lines: OfflineCustomer['orders'][number]['lines'];
  }>(),
);

/** What each customer ordered more than once since a moment, the most frequent first: how often, and the median quantity. */
export const listUsual = statement(
  'purchase.list_usual_of',
  `select "customerId", code, orders, quantity from (
     select own.customer_id as "customerId", coalesce(line.version_code, line.code) as code, count(distinct own.id)::int as orders,
       (percentile_disc(0.5) within group (order by line.quantity))::int as quantity,
       row_number() over (partition by own.customer_id order by count(distinct own.id) desc, coalesce(line.version_code, line.code)) as place
     from purchase.order own join purchase.order_line line on line.order_id = own.id
     where own.customer_id = any($customerIds::uuid[]) and own.created_at > $since and own.status not in ('cancelled', 'rejected')
     group by own.customer_id, coalesce(line.version_code, line.code) having count(distinct own.id) > 1) ranked
   where place <= 40 order by "customerId", place`,
  rowIs<{ code: string; orders: number; quantity: number }>(),
);
