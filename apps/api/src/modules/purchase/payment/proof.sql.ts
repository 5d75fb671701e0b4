import { rowIs, statement } from '../../../platform/db.ts';
import type { PaymentStatus } from '@tonalia/contract/payment';
import type { OrderStatus } from '../order/order.rules.ts';
import type { ProofKind } from './proof.rules.ts';

/**
 * The order's transfer payment: `pending`, or `voided` when the order ended before the transfer was found. Lock the order first.
 */
export const findTransfer = statement(
  'purchase.find_transfer',
  `select p.id::text as id from purchase.payment p join purchase.payment_method m on m.reference = p.method
   where p.order_id = $orderId and p.status = $status and p.gateway_reference is null and m.method_group = 'transfer' for update of p`,
);

const transferState = `select p.id::text as id, p.status, p.reason, p.amount::float8 as amount, o.status as "orderStatus", o.id as "orderId",
     (select f.sent_at from purchase.payment_proof f where f.payment_id = p.id) as "proofSentAt"
   from purchase.payment p join purchase.payment_method m on m.reference = p.method left join purchase.order o on o.id = p.order_id
   where p.id = $1 and p.gateway_reference is null and m.method_group = 'transfer'`;

/** The transfer of a payment with its proof and its order's state, null for documents of own credit; no row for another payment. Lock the order first. */
export const lockTransfer = statement(
  'purchase.hold_transfer',
  `${transferState} for update of p`,
  rowIs<{ status: PaymentStatus; orderStatus: OrderStatus | null }>(),
);

/** The same without its lock. */
export const findTransferState = statement(
  'purchase.find_transfer_state',
  transferState,
  rowIs<{ status: PaymentStatus; orderStatus: OrderStatus | null }>(),
);

/** The latest proof replaces earlier ones; the hold keeps the end of the first. */
export const saveProof = statement(
  'purchase.keep_proof',
  `with changed as (update purchase.payment set reason = null, updated_at = now() where id = $paymentId)
   insert into purchase.payment_proof (payment_id, content_type, file, sent_at, held_until) values ($paymentId, $kind, $file, $now, $heldUntil)
   on conflict (payment_id) do update set content_type = excluded.content_type, file = excluded.file, sent_at = excluded.sent_at`,
);

/** Removes a proof. An order that waits gets until `until` at least to send another. No row when there was none. */
export const refuseProof = statement(
  'purchase.refuse_proof',
  `with changed as (
     update purchase.payment set reason = $why, updated_at = now() where id = $paymentId returning order_id
   ), waits as (
     update purchase.order o set pay_by = greatest(o.pay_by, $until::timestamptz) from changed
     where o.id = changed.order_id and o.status = 'pending_payment'
   )
   delete from purchase.payment_proof where payment_id = $paymentId returning payment_id::text as id`,
);

/** The latest proof of an order's transfer, by the order's code; no row without one. */
export const findProof = statement(
  'purchase.find_proof',
  `select f.content_type as kind, f.file from purchase.payment_proof f
   join purchase.payment p on p.id = f.payment_id join purchase.order o on o.id = p.order_id
   where o.code = upper($1) order by p.id desc limit 1`,
);

/** A transfer to review. */
export interface WaitingTransfer {
  orderCode: string;
  customer: string;
  amount: number;
  placedAt: Date;
  payBy: Date | null;
  /** Null while no proof was sent. */
  proof: { sentAt: string; heldUntil: string; kind: ProofKind } | null;
  /** The order ended before its proof was reviewed. */
  isOver: boolean;
}

/** Transfers an operator has to look for: those with a proof first, longest waiting first. */
export const listWaitingTransfers = statement(
  'purchase.list_waiting_transfers',
  `select o.code as "orderCode", o.customer_name as customer, p.amount::float8 as amount, o.created_at as "placedAt",
     o.pay_by as "payBy", p.status = 'voided' as "isOver",
     case when f.payment_id is not null then
       jsonb_build_object('sentAt', f.sent_at, 'heldUntil', f.held_until, 'kind', f.content_type) end as proof
   from purchase.order o join purchase.payment p on p.order_id = o.id and p.gateway_reference is null
   join purchase.payment_method m on m.reference = p.method and m.method_group = 'transfer'
   left join purchase.payment_proof f on f.payment_id = p.id
   where p.status = 'pending' and o.status = 'pending_payment' or p.status = 'voided' and f.payment_id is not null
   order by f.held_until nulls last, o.created_at limit 500`,
  rowIs<Pick<WaitingTransfer, 'proof'>>(),
);

/** Sets the account that customers transfer to, and activates the method. */
export const setTransferAccount = statement(
  'purchase.set_transfer_account',
  `update purchase.payment_method set comments = $1, active = true where method_group = 'transfer'`,
);

/** Proofs of payments decided before an instant; the payments remain. At most 500 at a time. */
export const removeOldProofs = statement(
  'purchase.remove_old_proofs',
  `delete from purchase.payment_proof where payment_id in (
     select f.payment_id from purchase.payment_proof f join purchase.payment p on p.id = f.payment_id
     where p.status <> 'pending' and p.updated_at < $1 limit 500 for update of f skip locked)
   returning payment_id::text as id`,
);
