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
    lines: OfflineCustomer['orders'][number]['lines'];
  }>(),
);

/** The units by day of what each customer ordered on the most days since a moment, with every version that is level with the tenth of them. */
export const listUsual = statement(
  'purchase.list_usual_of',
  `with days as (
     select own.customer_id, line.version_id, to_char(own.created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as day,
       sum(line.quantity)::int as units, max(coalesce(line.version_code, line.code)) as code
     from purchase.order own join purchase.order_line line on line.order_id = own.id
     where own.customer_id = any($customerIds::uuid[]) and own.created_at >= $since
       and own.status not in ('cancelled', 'rejected', 'pending_payment') and line.quantity > 0 and line.choice = ''
     group by own.customer_id, line.version_id, day
   ), versions as (
     select customer_id, version_id, rank() over (partition by customer_id order by count(*) desc) as place
     from days group by customer_id, version_id having count(*) > 1
   )
   select customer_id as "customerId", version_id as "versionId", day, units, code
   from versions join days using (customer_id, version_id) where place <= $most`,
);
