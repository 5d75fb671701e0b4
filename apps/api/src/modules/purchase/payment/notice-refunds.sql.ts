import { rowIs, statement } from '../../../platform/db.ts';

/** The refunds of a payment with a notice: those that are done, and the one that starts. */
export const listRefundsToNotice = statement(
  'purchase.list_refunds_to_notice',
  `select r.id::text as id, r.amount::float8 as amount, r.status, r.goes_to as "goesTo", p.method,
     purchase.method_name(m.reference, m.name) as name, coalesce(p.customer_id, o.customer_id) as "customerId", o.code as "orderCode"
   from purchase.refund r join purchase.payment p on p.id = r.payment_id
   join purchase.payment_method m on m.reference = p.method
   left join purchase.order o on o.id = p.order_id
   where r.payment_id = $paymentId and r.approval is distinct from 'waiting' and (r.status = 'done' or r.id::text = $startedId)
   order by r.id`,
  rowIs<{ customerId: string; name: string }>(),
);
