import type { PaymentMethod } from '@tonalia/contract/payment';
import { statement } from '../../../platform/db.ts';

/** The payment of a webhook, among the methods of its gateway. */
export const findPaymentByReference = statement(
  'purchase.find_payment_by_reference',
  `select id::text as id from purchase.payment where gateway_reference = $reference and method = any($methods::text[])`,
);

export interface PayableOrder {
  id: string;
  code: string;
  status: string;
  payBy: Date | null;
  total: number;
  /** Discount (negative) or charge of its payment method, in pesos. */
  movement: number;
  method: string;
  group: PaymentMethod['group'];
}

/** Locks the order until the transaction ends. */
export const lockPayableOrder = statement(
  'purchase.hold_payable_order',
  `select o.id, o.code, o.status, o.pay_by as "payBy", o.total::float8 as total, o.movement::float8 as movement,
     o.payment_method as method, m.method_group as group
   from purchase.order o join purchase.payment_method m on m.reference = o.payment_method
   where o.customer_id = $customerId and o.code = upper($orderCode) for update of o`,
);

/** The amount on credit (pesos), the number of charges, and the pending payment of an order. */
export const sumPayments = statement(
  'purchase.sum_payments',
  `select coalesce(sum(amount) filter (where status = 'on_credit'), 0)::float8 as "onCredit",
     count(gateway_reference)::int as charges, max(id) filter (where status = 'pending')::text as "pendingId"
   from purchase.payment where order_id = $1`,
);

export const findPendingCreditPayment = statement(
  'purchase.find_pending_credit_payment',
  `select id::text as id from purchase.payment where customer_id = $1 and order_id is null and status = 'pending' and gateway_reference is not null`,
);

/** Whether an instant method has a discount or charge now. No row when it is not available. */
export const findInstantMethod = statement(
  'purchase.find_instant_method',
  `select exists (select from purchase.payment_method_movement v
     where v.reference = m.reference and v.during @> now()) as "hasMovement"
   from purchase.payment_method m where m.reference = $1 and m.active and m.method_group = 'instant'`,
);

/** No row when a payment of the same order or credit is pending already. */
export const insertPayment = statement(
  'purchase.insert_payment',
  `insert into purchase.payment (order_id, customer_id, identity_id, method, status, amount, gateway_reference, instrument, next_check_at)
   values ($orderId, $customerId, $identityId, $method, 'pending', $amount, $reference, $instrument, $now)
   on conflict do nothing returning id::text as id`,
);

/** Notes the documents of own credit that a payment is for. */
export const insertPaymentDocuments = statement(
  'purchase.insert_payment_documents',
  `insert into purchase.payment_document (payment_id, document_id, order_id, amount)
   select $paymentId, wanted.* from unnest($documentIds::bigint[], $orderIds::uuid[], $amounts::int[]) as wanted`,
);

/** The documents of own credit that a payment is for. */
export const listPaymentDocuments = statement(
  'purchase.list_payment_documents',
  `select document_id::text as id, amount from purchase.payment_document where payment_id = $1 order by document_id`,
);
