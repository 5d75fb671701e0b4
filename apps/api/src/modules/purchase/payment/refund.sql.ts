import { rowIs, statement } from '../../../platform/db.ts';

/** Where a refund goes: back to what paid, or to the customer's balance in favour. */
export type RefundTarget = 'source' | 'balance';

/**
 * Inserts a refund of what the payment still holds at least; no row when it holds less or is not approved. Lock the payment first.
 * Without `nextTryAt` an operator makes it; one to the balance in favour is done at once. One with the approval `waiting` only holds its money.
 */
export const insertRefund = statement(
  'purchase.insert_refund',
  `insert into purchase.refund (payment_id, amount, why, goes_to, concession, started_by, started_operator, note, approval, approved_by, approved_name,
     approved_at, next_try_at, manual_at, status, done_at)
   select p.id, $amount, $why, $goesTo, $isConcession, $by, $operatorId, $note, $approval, $approverId, $approver,
     case when $approval::text = 'approved' then $now::timestamptz end, $nextTryAt,
     case when $nextTryAt::timestamptz is null and $goesTo = 'source' and $approval::text is distinct from 'waiting' then $now::timestamptz end,
     case when $goesTo = 'balance' and $approval::text is distinct from 'waiting' then 'done' else 'pending' end,
     case when $goesTo = 'balance' and $approval::text is distinct from 'waiting' then $now::timestamptz end
   from purchase.payment p where p.id = $paymentId and p.status = 'approved' and $amount::bigint <= p.amount -
     (select coalesce(sum(r.amount), 0) from purchase.refund r where r.payment_id = p.id)
   returning id::text as id`,
);

/** A refund the gateway is to make. */
export interface DueRefund {
  id: string;
  paymentId: string;
  method: string;
  transactionId: string | null;
  amount: number;
  /** The amount paid, of which `amount` is refunded. */
  paid: number;
  tries: number;
}

/** Claims one due refund for this process and schedules its next attempt. */
export const claimRefund = statement(
  'purchase.claim_refund',
  `with due as (
     select id, payment_id from purchase.refund where status = 'pending' and next_try_at <= $now
     order by next_try_at, id limit 1 for update skip locked
   )
   update purchase.refund r set tries = r.tries + 1,
     sent_at = coalesce(r.sent_at, $now), retried_at = case when r.sent_at is not null then $now end,
     next_try_at = $now::timestamptz + interval '1 second' * greatest(60, ($checkAfter::int[])[least(r.tries + 1, array_length($checkAfter::int[], 1))])
   from due join purchase.payment p on p.id = due.payment_id
   where r.id = due.id
   returning r.id::text as id, r.payment_id::text as "paymentId", p.method, p.transaction_id as "transactionId",
     r.amount::float8 as amount, p.amount::float8 as paid, r.tries`,
);

/** An operator has to make the refund. */
export const markRefundManual = statement(
  'purchase.mark_refund_manual',
  `update purchase.refund set next_try_at = null, manual_at = coalesce(manual_at, now()) where id = $1 and status = 'pending'`,
);

/** `reference` is the bank's, for a manual refund. */
export const completeRefund = statement(
  'purchase.finish_refund',
  `update purchase.refund set status = 'done', done_at = $now, next_try_at = null, reference = $reference
   where id = $id and status = 'pending' and approval is distinct from 'waiting' returning amount::float8 as amount`,
);

/** The gateway returned the whole payment: its waiting refunds are done. */
export const completeRefundsOf = statement(
  'purchase.finish_refunds_of_payment',
  `update purchase.refund set status = 'done', done_at = $now, next_try_at = null
   where payment_id = $paymentId and status = 'pending' returning amount::float8 as amount`,
);

/** Locks a refund, with the order of its payment. Lock nothing after it. */
export const lockRefund = statement(
  'purchase.hold_refund',
  `select r.id::text as id, r.status, r.next_try_at is not null as "isTried", r.reference, r.amount::float8 as amount,
     coalesce(r.retried_at, r.sent_at) as "triedAt", p.id::text as "paymentId", p.order_id as "orderId",
     p.transaction_id is not null and r.goes_to = 'source' and r.amount = p.amount as "isWhole",
     r.approval is not distinct from 'waiting' as "isHeld"
   from purchase.refund r join purchase.payment p on p.id = r.payment_id where r.id = $1 for update of r`,
  rowIs<HeldRefund>(),
);

/** A refund that this transaction holds. */
export interface HeldRefund {
  id: string;
  status: 'pending' | 'done';
  isTried: boolean;
  reference: string | null;
  amount: number;
  /** The start of the gateway's last attempt. */
  triedAt: Date | null;
  paymentId: string;
  orderId: string | null;
  /** It returns a whole payment to what paid, which the gateway can do. */
  isWhole: boolean;
  /** It waits for a second person. */
  isHeld: boolean;
}

/** The payment worker asks the gateway for the refund at its next run. */
export const askRefundAgain = statement(
  'purchase.ask_refund_again',
  `update purchase.refund set next_try_at = $now, manual_at = null where id = $id and status = 'pending'`,
);

/** A refund that is not done. */
export interface WaitingRefund {
  id: string;
  paymentId: string;
  orderCode: string | null;
  customer: string;
  method: string;
  amount: number;
  why: string;
  createdAt: Date;
  /** The gateway is still being asked for it. */
  isTried: boolean;
}

/** Refunds that are not done and wait for no second person, oldest first; at most 500. Amounts in pesos. */
export const listWaitingRefunds = statement(
  'purchase.list_waiting_refunds',
  `select r.id::text as id, r.payment_id::text as "paymentId", o.code as "orderCode", coalesce(o.customer_name, '') as customer,
     purchase.method_name(m.reference, m.name) as method, r.amount::float8 as amount, r.why, r.created_at as "createdAt", r.next_try_at is not null as "isTried"
   from purchase.refund r join purchase.payment p on p.id = r.payment_id
   join purchase.payment_method m on m.reference = p.method
   left join purchase.order o on o.id = p.order_id
   where r.status = 'pending' and r.approval is distinct from 'waiting' order by r.created_at, r.id limit 500`,
  rowIs<Pick<WaitingRefund, 'method' | 'isTried' | 'customer'>>(),
);
