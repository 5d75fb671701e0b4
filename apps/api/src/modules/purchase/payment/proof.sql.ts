import { statement } from '../../../platform/db.ts';
import type { ProofKind } from './proof.rules.ts';

/** The payment an order waits for by transfer. The order must be held. */
export const findTransfer = statement<{ id: string }, [orderId: string]>(
  'purchase.find_transfer',
  `select p.id::text as id from purchase.payment p join purchase.payment_method m on m.reference = p.method
   where p.order_id = $1 and p.status = 'pending' and m.method_group = 'transfer' for update of p`,
);

/** The latest counts. */
export const keepProof = statement<never, [paymentId: string, kind: ProofKind, file: Buffer, now: Date]>(
  'purchase.keep_proof',
  `with told as (update purchase.payment set reason = null, updated_at = now() where id = $1)
   insert into purchase.payment_proof (payment_id, content_type, file, sent_at) values ($1, $2, $3, $4)
   on conflict (payment_id) do update set content_type = excluded.content_type, file = excluded.file, sent_at = excluded.sent_at`,
);

/** It goes, and the order waits for another: until `$3` at least. */
export const refuseProof = statement<never, [paymentId: string, why: string, until: Date]>(
  'purchase.refuse_proof',
  `with told as (
     update purchase.payment set reason = $2, updated_at = now() where id = $1 returning order_id
   ), waits as (
     update purchase.order o set pay_by = greatest(o.pay_by, $3::timestamptz) from told where o.id = told.order_id
   )
   delete from purchase.payment_proof where payment_id = $1`,
);

export const findProof = statement<{ kind: ProofKind; file: Buffer }, [orderCode: string]>(
  'purchase.find_proof',
  `select f.content_type as kind, f.file from purchase.payment_proof f
   join purchase.payment p on p.id = f.payment_id join purchase.order o on o.id = p.order_id
   where o.code = upper($1) order by p.id desc limit 1`,
);

export interface WaitingTransfer {
  orderCode: string;
  customer: string;
  amount: number;
  placedAt: Date;
  payBy: Date | null;
  /** Null while none was sent. */
  sentAt: Date | null;
  kind: ProofKind | null;
}

/** Orders that wait for a transfer, those with a proof first, the oldest first. */
export const listWaitingTransfers = statement<WaitingTransfer>(
  'purchase.list_waiting_transfers',
  `select o.code as "orderCode", o.customer_name as customer, p.amount::float8 as amount, o.created_at as "placedAt",
     o.pay_by as "payBy", f.sent_at as "sentAt", f.content_type as kind
   from purchase.order o join purchase.payment p on p.order_id = o.id and p.status = 'pending'
   join purchase.payment_method m on m.reference = p.method and m.method_group = 'transfer'
   left join purchase.payment_proof f on f.payment_id = p.id
   where o.status = 'pending_payment' order by f.sent_at nulls last, o.created_at limit 500`,
);

/** Where people transfer to, as they read it. */
export const setTransferAccount = statement<never, [account: string]>(
  'purchase.set_transfer_account',
  `update purchase.payment_method set comments = $1 where method_group = 'transfer'`,
);
