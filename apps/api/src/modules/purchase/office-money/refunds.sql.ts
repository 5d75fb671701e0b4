import { rowIs, statement } from '../../../platform/db.ts';
import type { RefundTarget } from '../payment/refund.sql.ts';

/** A refund with its payment and order. */
export interface RefundListRow {
  id: string;
  orderCode: string | null;
  customerId: string;
  customer: string;
  amount: number;
  why: string;
  goesTo: RefundTarget;
  method: string;
  cardBrand: string | null;
  cardLastFour: string | null;
  status: 'pending' | 'done';
  tries: number;
  isTried: boolean;
  startedBy: string | null;
  note: string | null;
  createdAt: Date;
  doneAt: Date | null;
  reference: string | null;
}

const seen = `r.id::text as id, o.code as "orderCode", coalesce(o.customer_id, p.customer_id) as "customerId",
  coalesce(o.customer_name, '') as customer, r.amount::float8 as amount, r.why, r.goes_to as "goesTo",
  purchase.method_name(m.reference, m.name) as method, p.card_brand as "cardBrand", p.card_last_four as "cardLastFour", r.status, r.tries,
  r.next_try_at is not null as "isTried", r.started_by as "startedBy", r.note, r.created_at as "createdAt", r.done_at as "doneAt", r.reference`;
const columns = `${seen}, (count(*) over ())::int as count, coalesce(sum(r.amount) over (), 0)::float8 as sum`;
const joined = `purchase.refund r join purchase.payment p on p.id = r.payment_id
  join purchase.payment_method m on m.reference = p.method left join purchase.order o on o.id = p.order_id`;
const typed = `($typed::text is null or o.code like '%' || upper($typed) || '%'
  or platform.plain_text(o.customer_name) like '%' || platform.plain_text($typed) || '%')`;

const waits = `r.status = 'pending' and r.approval is distinct from 'waiting'`;

type RowClaims = Pick<RefundListRow, 'customerId' | 'customer' | 'goesTo' | 'method' | 'status' | 'isTried'>;
type Claims = RowClaims & { count: number; sum: number };

/** Refunds that are not done and wait for no second person, oldest first, with the number and sum of all of them. */
export const listRefundsToMake = statement(
  'purchase.list_refunds_to_make',
  `select ${columns} from ${joined} where ${waits} and ${typed}
   order by r.created_at, r.id limit $limit offset $offset`,
  rowIs<Claims>(),
);

/** Refunds that are done, newest first. */
export const listDoneRefunds = statement(
  'purchase.list_done_refunds',
  `select ${columns} from ${joined} where r.status = 'done' and r.done_at >= $since and ${typed}
   order by r.done_at desc, r.id desc limit $limit offset $offset`,
  rowIs<Claims>(),
);

/** Refunds to make from after the one with the id `$after` on. */
export const listRefundsToMakeAfter = statement(
  'purchase.list_refunds_to_make_after',
  `select ${seen} from ${joined} where ${waits} and ${typed}
     and ($after::bigint is null or (r.created_at, r.id) > (select a.created_at, a.id from purchase.refund a where a.id = $after))
   order by r.created_at, r.id limit $limit`,
  rowIs<RowClaims>(),
);

/** Done refunds from after the one with the id `$after` on. */
export const listDoneRefundsAfter = statement(
  'purchase.list_done_refunds_after',
  `select ${seen} from ${joined} where r.status = 'done' and r.done_at >= $since and ${typed}
     and ($after::bigint is null or (r.done_at, r.id) < (select a.done_at, a.id from purchase.refund a where a.id = $after))
   order by r.done_at desc, r.id desc limit $limit`,
  rowIs<RowClaims>(),
);

/** An order by its code, with the customer it is of. */
export const findOrderToRefund = statement(
  'purchase.find_order_to_refund',
  'select id, customer_id as "customerId" from purchase.order where code = upper($1)',
);

/** The payments of an order that are approved, with what each still holds. Lock the order and its payments first to refund. */
export const listHoldingPayments = statement(
  'purchase.list_holding_payments',
  `select p.id::text as "paymentId", purchase.method_name(m.reference, m.name) as name, p.card_brand as "cardBrand",
     p.card_last_four as "cardLastFour", p.amount::float8 as amount, p.gateway_reference is not null as "isAutomatic",
     (p.amount - coalesce((select sum(r.amount) from purchase.refund r where r.payment_id = p.id), 0))::float8 as holds
   from purchase.payment p join purchase.payment_method m on m.reference = p.method
   where p.order_id = $1 and p.status = 'approved' and p.amount > 0 order by p.id`,
  rowIs<{ name: string }>(),
);

/** Lines of returns of an order that wait for their decision, with what their units cost the customer. */
export const listReportedLines = statement(
  'purchase.list_reported_lines',
  `select l.name, l.version_name as "versionName", sum(x.units)::int as units, sum(x.units::bigint * l.price)::float8 as amount
   from purchase.return r join purchase.return_line x on x.return_id = r.id join purchase.order_line l on l.order_id = x.order_id and l.line_no = x.line_no
   where r.order_id = $1 and r.state in ('asked', 'collecting', 'received')
   group by l.line_no, l.version_name, l.name order by l.line_no`,
);
