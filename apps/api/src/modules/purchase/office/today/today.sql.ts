import { rowIs, statement } from '../../../../platform/db.ts';

/** Transfers with a proof to review, and when the oldest was sent. */
export const countProofs = statement(
  'purchase.count_proofs_to_review',
  `select count(*)::int as waiting, min(f.sent_at) as "oldestAt" from purchase.payment_proof f
   join purchase.payment p on p.id = f.payment_id where p.status in ('pending', 'voided')`,
);

/** Refunds that are not done and those that wait for a second person, with their sum. */
export const countRefunds = statement(
  'purchase.count_refunds_to_do',
  `select count(*)::int as waiting, coalesce(sum(amount), 0)::float8 as amount from (
     select amount from purchase.refund where status = 'pending'
     union all select amount from purchase.refund_approval where status = 'waiting') as one`,
);

/** Orders and their sum by step of minutes since `from`; steps without orders have no row. */
export const listSales = statement(
  'purchase.list_sales_of_day',
  `select floor(extract(epoch from o.created_at - $from::timestamptz) / 60 / $minutes::int)::int as step,
     count(*)::int as orders, sum(o.total)::float8 as amount,
     coalesce(sum(o.total) filter (where o.created_at < $until::timestamptz), 0)::float8 as "amountUntil"
   from purchase.order o
   where o.created_at >= $from and o.created_at < $from::timestamptz + interval '1 day' and o.status not in ('cancelled', 'rejected')
     and ($warehouseId::text is null or o.warehouse_id = $warehouseId)
   group by 1 order by 1`,
  rowIs<{ step: number }>(),
);
