import { statement } from '../../../platform/db.ts';

export interface UnpaidOrder {
  orderId: string;
  /** A charge in progress, which the gateway can be asked about. */
  paymentId: string | null;
  method: string | null;
  transactionId: string | null;
  reference: string | null;
}

/** Orders past their payment deadline, except those held by a proof and those in `lookedAt`. */
export const listUnpaidOrders = statement(
  'purchase.list_unpaid_orders',
  `select o.id as "orderId", p.id::text as "paymentId", p.method, p.transaction_id as "transactionId", p.gateway_reference as reference
   from purchase.order o
   left join purchase.payment p on p.order_id = o.id and p.status = 'pending' and p.gateway_reference is not null
   where o.status = 'pending_payment' and o.pay_by <= $now and o.id <> all($lookedAt::uuid[]) and not exists (
     select from purchase.payment t join purchase.payment_proof f on f.payment_id = t.id
     where t.order_id = o.id and t.status = 'pending' and f.held_until > $now)
   order by o.pay_by, o.id limit $most`,
);

/** Locks an order that is still unpaid. No row when it was paid, ended or got a proof meanwhile. */
export const lockUnpaidOrder = statement(
  'purchase.hold_unpaid_order',
  `select o.id from purchase.order o
   where o.id = $orderId and o.status = 'pending_payment' and o.pay_by <= $now and not exists (
     select from purchase.payment t join purchase.payment_proof f on f.payment_id = t.id
     where t.order_id = o.id and t.status = 'pending' and f.held_until > $now)
   for update skip locked`,
);
