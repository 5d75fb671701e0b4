import { rowIs, statement } from '../../../platform/db.ts';

/** Pesos of an order that persons refunded without a second person. Lock the order first to decide by it. */
export const sumRefundedAlone = statement(
  'purchase.sum_refunded_alone',
  `select coalesce(sum(r.amount), 0)::float8 as alone from purchase.payment p join purchase.refund r on r.payment_id = p.id
   where p.order_id = $1 and (r.concession or r.started_by is not null) and r.approval is null`,
);

/**
 * Makes the refunds that this transaction inserted for the end of an order those of the person that ended it: those above the limit of one person, by their running
 * sum, wait for a second one. Lock the order first.
 */
export const holdRefundsOfEnd = statement(
  'purchase.hold_refunds_of_end',
  `with made as (
     select r.id, $alone::bigint + sum(r.amount) over (order by r.id) > $limit::bigint as waits
     from purchase.payment p join purchase.refund r on r.payment_id = p.id
     where p.order_id = $orderId and r.created_at = now() and r.status = 'pending' and r.started_by is null and r.approval is null
   )
   update purchase.refund r set started_by = $by, started_operator = $operatorId, approval = case when made.waits then 'waiting' end,
     next_try_at = case when not made.waits then r.next_try_at end, manual_at = case when not made.waits then r.manual_at end
   from made where r.id = made.id returning r.id::text as id, r.amount::float8 as amount, made.waits`,
  rowIs<{ waits: boolean }>(),
);
