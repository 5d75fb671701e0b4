import { rowIs, statement } from '../../../platform/db.ts';

/** Cash that a settlement handed over, once. */
export const insertSettledCash = statement(
  'purchase.insert_settled_cash',
  `insert into purchase.settled_cash (load_id, code, driver, amount, settled_at) values ($loadId, $code, $driver, $amount, $now)
   on conflict (load_id) do nothing returning load_id::text as id`,
);

/** Cash of settlements since an instant that is of no line of the bank; of an amount or all, by code or driver or all. */
export const listCashWithoutLine = statement(
  'purchase.list_cash_without_line',
  `select c.load_id::text as id, c.code, c.driver, c.amount::float8 as amount, c.settled_at as at
   from purchase.settled_cash c left join purchase.bank_pair b on b.load_id = c.load_id
   where c.settled_at >= $since and b.line_id is null and ($amount::bigint is null or c.amount = $amount)
     and ($typed::text is null or c.code like '%' || upper($typed) || '%' or platform.plain_text(c.driver) like '%' || platform.plain_text($typed) || '%')
   order by c.settled_at desc limit $limit`,
);

/** What settlements handed over; it never changes. */
export const findSettledCash = statement(
  'purchase.find_settled_cash',
  'select c.amount::float8 as amount from purchase.settled_cash c where c.load_id = any($1::uuid[])',
);

/** What done refunds to what paid returned, negative; it never changes. */
export const findDoneRefunds = statement(
  'purchase.find_done_refunds',
  `select (-r.amount)::float8 as amount from purchase.refund r where r.id = any($1::bigint[]) and r.status = 'done' and r.goes_to = 'source'`,
);

/** Payments with their orders, in the order in which these are locked; transfers of documents last. */
export const listOrdersOfPayments = statement(
  'purchase.list_orders_of_payments',
  'select p.id::text as id, p.order_id as "orderId", p.customer_id as "customerId" from purchase.payment p where p.id = any($1::bigint[]) order by p.order_id nulls last, p.id',
);

/** Refunds that were made to what paid, since an instant, and are of no line of the bank; of an amount or all, by code or customer or all. */
export const listRefundsWithoutLine = statement(
  'purchase.list_refunds_without_line',
  `select r.id::text as id, coalesce(o.code, t.code, '') as code, o.id is not null as "isOrder", coalesce(o.customer_name, t.customer_name, '') as customer,
     r.amount::float8 as amount, r.done_at as at
   from purchase.refund r join purchase.payment p on p.id = r.payment_id left join purchase.order o on o.id = p.order_id
   left join purchase.document_transfer t on t.payment_id = p.id left join purchase.bank_pair b on b.refund_id = r.id
   where r.status = 'done' and r.goes_to = 'source' and r.done_at >= $since and b.line_id is null and ($amount::bigint is null or r.amount = $amount)
     and ($typed::text is null or coalesce(o.code, t.code) like '%' || upper($typed) || '%'
       or platform.plain_text(coalesce(o.customer_name, t.customer_name)) like '%' || platform.plain_text($typed) || '%')
   order by r.done_at desc limit $limit`,
);

/** Approved payments at gateways since an instant that are of no line of the bank, by method and day. */
export const listPaidDays = statement(
  'purchase.list_paid_days',
  `select p.method, purchase.method_name(m.reference, m.name) as name, (p.created_at at time zone 'America/Bogota')::date::text as day,
     array_agg(p.id::text order by p.id) as ids, sum(p.amount)::float8 as amount
   from purchase.payment p join purchase.payment_method m on m.reference = p.method left join purchase.bank_pair b on b.payment_id = p.id
   where p.created_at >= $since and p.gateway_reference is not null and p.status = 'approved' and p.method = any($methods::text[]) and b.line_id is null
   group by p.method, m.reference, m.name, 3`,
  rowIs<{ name: string }>(),
);

/** Locks payments in the order of their ids: what each brought, and whether it is approved; at a gateway or as a transfer. */
export const lockArrivedPayments = statement(
  'purchase.hold_arrived_payments',
  `select p.id::text as id, p.amount::float8 as amount, p.status = 'approved' as "isApproved", p.gateway_reference is not null as "isAtGateway"
   from purchase.payment p join purchase.payment_method m on m.reference = p.method
   where p.id = any($1::bigint[]) and (p.gateway_reference is not null or m.method_group = 'transfer') order by p.id for update of p`,
);
