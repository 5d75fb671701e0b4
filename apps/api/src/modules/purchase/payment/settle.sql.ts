import type { PaymentStatus } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';
import type { OrderChangeCause } from '../order/change-order.sql.ts';

export interface LockedPayment {
  id: string;
  orderId: string | null;
  customerId: string | null;
  identityId: string | null;
  method: string;
  status: PaymentStatus;
  amount: number;
  reference: string | null;
  transactionId: string | null;
  redirectUrl: string | null;
  reason: string | null;
  unanswered: boolean;
  checks: number;
  createdAt: Date;
}

/** Lock the order first. */
export const lockPayment = statement(
  'purchase.hold_payment',
  `select id::text as id, order_id as "orderId", customer_id as "customerId", identity_id as "identityId", method, status,
     amount::float8 as amount, gateway_reference as reference, transaction_id as "transactionId", redirect_url as "redirectUrl",
     reason, unanswered, checks, created_at as "createdAt"
   from purchase.payment where id = $1 for update`,
);

/**
 * Erases the instrument: the gateway has it, or nothing will be charged. The intervals between checks restart once the
 * transaction is known.
 */
export const updatePayment = statement(
  'purchase.update_payment',
  `update purchase.payment set status = $status, transaction_id = $transactionId, redirect_url = $redirectUrl,
     reason = $reason, unanswered = $unanswered, next_check_at = $nextCheckAt, instrument = null, updated_at = now(),
     checks = case when transaction_id is null and $transactionId::text is not null then 1 else checks end
   where id = $id`,
);

/** What arrived of a transfer, in place of what was expected. */
export const updateAmount = statement(
  'purchase.update_payment_amount',
  `update purchase.payment set amount = $amount where id = $paymentId`,
);

/** The transfer of the rest of an order, which waits at least until `until`. */
export const insertRest = statement(
  'purchase.insert_rest_of_transfer',
  `with waits as (
     update purchase.order o set pay_by = greatest(o.pay_by, $until::timestamptz) where o.id = $orderId
   )
   insert into purchase.payment (order_id, method, status, amount, reason)
   select $orderId, p.method, 'pending', $amount, $reason from purchase.payment p where p.id = $paymentId`,
);

/** Other payments of an order that were refunded, at least in part. */
export const countReturned = statement(
  'purchase.count_returned_payments',
  `select count(*)::int as count from purchase.payment p join purchase.refund r on r.payment_id = p.id
   where p.order_id = $orderId and p.id <> $paymentId`,
);

/** Brand and last digits, to recognise the card. */
export const updateCardFace = statement(
  'purchase.keep_card_face',
  `update purchase.payment set card_brand = $brand, card_last_four = $lastFour where id = $paymentId`,
);

/** The customer that a payment is of: of its order, or of its own credit. */
export const findCustomerOfPayment = statement(
  'purchase.find_customer_of_payment',
  `select coalesce(p.customer_id, o.customer_id) as "customerId" from purchase.payment p
   left join purchase.order o on o.id = p.order_id where p.id = $1`,
  rowIs<{ customerId: string }>(),
);

/** What an order costs besides the part on own credit, in pesos. */
export const findDue = statement(
  'purchase.find_due',
  `select (o.total - coalesce((select sum(p.amount) from purchase.payment p where p.order_id = o.id and p.status = 'on_credit'), 0))::float8
     as amount from purchase.order o where o.id = $1`,
);

/** Cause of the latest end. A customer's cancellation after the expiry clears it. */
export const findEndCause = statement(
  'purchase.find_end',
  `select cause from purchase.order_event
   where order_id = $1 and status in ('cancelled', 'rejected') order by id desc limit 1`,
  rowIs<{ cause: OrderChangeCause | null }>(),
);
