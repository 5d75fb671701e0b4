import { statement } from '../../../platform/db.ts';

/** Refunds that wait for a second person, oldest first. */
export const listHeldRefunds = statement(
  'purchase.list_held_refunds',
  `select r.id::text as id, o.code as "orderCode", o.customer_id as "customerId", o.customer_name as customer, r.amount::float8 as amount,
     r.why as reason, r.note, r.started_operator as "askedById", coalesce(r.started_by, '') as "askedBy", r.created_at as "askedAt"
   from purchase.refund r join purchase.payment p on p.id = r.payment_id join purchase.order o on o.id = p.order_id
   where r.approval = 'waiting' and r.status = 'pending' order by r.created_at, r.id limit 100`,
);

/** A refund with its payment, whether it waits for a second person. Lock the order and the payment first. */
export const lockHeldRefund = statement(
  'purchase.hold_held_refund',
  `select r.id::text as id, r.payment_id::text as "paymentId", r.amount::float8 as amount, r.goes_to as "goesTo", r.started_operator as "startedById",
     r.approval is not distinct from 'waiting' and r.status = 'pending' as "isWaiting"
   from purchase.refund r where r.id = $1 for update`,
);

/** A second person approves a refund: the gateway makes it where it took the payment, else an operator; one to the balance is done. */
export const approveHeldRefund = statement(
  'purchase.approve_held_refund',
  `update purchase.refund r set approval = 'approved', approved_by = $operatorId, approved_name = $by, approved_at = $now,
     next_try_at = case when r.goes_to = 'source' and p.gateway_reference is not null then $now::timestamptz end,
     manual_at = case when r.goes_to = 'source' and p.gateway_reference is null then $now::timestamptz end,
     status = case when r.goes_to = 'balance' then 'done' else r.status end, done_at = case when r.goes_to = 'balance' then $now::timestamptz end
   from purchase.payment p where p.id = r.payment_id and r.id = $id and r.approval = 'waiting' and r.status = 'pending'
   returning r.id::text as id`,
);
