import type { PaymentStatus } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';

/**
 * Keeps what the gateway said of a payment, before it is applied. Money that an operator returned and the gateway returns too stays marked.
 * Lock the payment first.
 */
export const recordAnswer = statement(
  'purchase.record_gateway_answer',
  `update purchase.payment p set gateway_status = $status, gateway_amount = $amount, gateway_answered_at = $now,
     gateway_difference = case when $status = 'voided' and $difference::text is null and (p.gateway_difference = 'twice' or (p.status = 'approved'
       and (select count(*) from purchase.refund r where r.payment_id = p.id and r.status = 'done') > 0)) then 'twice' else $difference end
   where p.id = $paymentId`,
);

/** The gateway does not know a payment; a difference when it should. */
export const recordUnknown = statement(
  'purchase.record_unknown_at_gateway',
  `update purchase.payment set gateway_status = null, gateway_amount = null, gateway_answered_at = $now,
     gateway_difference = case when transaction_id is not null or status in ('approved', 'voided') then 'unknown' end
   where id = $paymentId`,
);

/** A payment that was sent to a gateway, with the names that the gateway knows it by. */
export interface AskedPayment {
  id: string;
  orderId: string | null;
  method: string;
  status: PaymentStatus;
  reference: string;
  transactionId: string | null;
}

/** A payment of a gateway by its id. */
export const findGatewayPayment = statement(
  'purchase.find_gateway_payment',
  `select id::text as id, order_id as "orderId", method, status, gateway_reference as reference, transaction_id as "transactionId"
   from purchase.payment where id = $1 and gateway_reference is not null`,
  rowIs<AskedPayment>(),
);

/** A refund with its payment, as the gateway has it. */
export const findRefundPayment = statement(
  'purchase.find_refund_payment',
  `select r.payment_id::text as "paymentId", p.method, r.status, p.transaction_id is not null and r.goes_to = 'source' and r.amount = p.amount as "isWhole"
   from purchase.refund r join purchase.payment p on p.id = r.payment_id where r.id = $1`,
);
