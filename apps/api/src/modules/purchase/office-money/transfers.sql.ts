import type { PaymentStatus } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';
import type { ProofKind } from '../payment/proof.rules.ts';

/** A transfer with its order, or with the documents that it pays and its own code. */
export interface TransferRow {
  id: string;
  orderCode: string;
  customerId: string;
  customer: string;
  city: string;
  units: number;
  amount: number;
  total: number;
  placedAt: Date;
  payBy: Date | null;
  reason: string | null;
  isOver: boolean;
  proof: { sentAt: string; heldUntil: string; kind: ProofKind } | null;
  /** The documents of own credit that it pays; null for an order. */
  documents: { orderCode: string | null; amount: number }[] | null;
}

const seen = `p.id::text as id, coalesce(o.code, t.code) as "orderCode", coalesce(o.customer_id, p.customer_id) as "customerId",
  coalesce(o.customer_name, t.customer_name) as customer, coalesce(o.address ->> 'city', '') as city, coalesce(o.units, 0) as units,
  p.amount::float8 as amount, coalesce(o.total, p.amount)::float8 as total, coalesce(o.created_at, p.created_at) as "placedAt",
  o.pay_by as "payBy", p.reason, p.status = 'voided' as "isOver",
  case when f.payment_id is not null then jsonb_build_object('sentAt', f.sent_at, 'heldUntil', f.held_until, 'kind', f.content_type) end as proof,
  (select jsonb_agg(jsonb_build_object('orderCode', paid.code, 'amount', d.amount) order by d.document_id)
   from purchase.payment_document d left join purchase.order paid on paid.id = d.order_id where d.payment_id = p.id) as documents`;
const joined = `purchase.payment p join purchase.payment_method m on m.reference = p.method and m.method_group = 'transfer' and p.gateway_reference is null
  left join purchase.order o on o.id = p.order_id left join purchase.document_transfer t on t.payment_id = p.id
  left join purchase.payment_proof f on f.payment_id = p.id`;
const waits = `(p.status = 'pending' and (o.status = 'pending_payment' or t.payment_id is not null) or p.status = 'voided' and f.payment_id is not null)`;
/** The same as a table that is read by the indexes of unpaid orders, of waiting documents and of proofs, and not by every order. */
const waiting = `(select p.id from purchase.order o join purchase.payment p on p.order_id = o.id and p.status = 'pending'
    where o.status = 'pending_payment'
  union all select p.id from purchase.payment p where p.order_id is null and p.gateway_reference is null and p.status = 'pending'
  union all select p.id from purchase.payment_proof f join purchase.payment p on p.id = f.payment_id and p.status = 'voided') w`;
const found = `($typed::text is null or coalesce(o.code, t.code) like '%' || upper($typed) || '%'
    or platform.plain_text(coalesce(o.customer_name, t.customer_name)) like '%' || platform.plain_text($typed) || '%')`;
type TransferClaims = Omit<TransferRow, 'id' | 'payBy' | 'reason'>;
const rowClaims = rowIs<TransferClaims>();

/** Transfers that wait: those with a proof first, the longest wait first; with their number in `total`. */
export const listTransfers = statement(
  'purchase.list_transfers',
  `select ${seen}, (count(*) over ())::int as count from ${joined} join ${waiting} on w.id = p.id
   where ${found}
   order by f.sent_at nulls last, "placedAt", p.id limit $limit offset $offset`,
  rowIs<TransferClaims & { count: number }>(),
);

/** Transfers that wait from after the one with the id `$after` on, the first made first. */
export const listTransfersAfter = statement(
  'purchase.list_transfers_after',
  `select ${seen} from ${joined} join ${waiting} on w.id = p.id where ${found} and ($after::bigint is null or p.id > $after) order by p.id limit $limit`,
  rowClaims,
);

/** A transfer that waits, by the id of its payment. */
export const findTransferRow = statement(
  'purchase.find_transfer_row',
  `select ${seen} from ${joined} where p.id = $1 and ${waits}`,
  rowClaims,
);

/** The shipments of the unpaid order that a transfer pays. */
export const listShipmentsOfTransfer = statement(
  'purchase.list_shipments_of_transfer',
  `select s.id::text as id from purchase.payment p join purchase.order o on o.id = p.order_id and o.status = 'pending_payment'
   join purchase.shipment s on s.order_id = o.id where p.id = $1`,
);

export const countTransfers = statement(
  'purchase.count_transfers',
  `select count(*)::int as count from ${joined} join ${waiting} on w.id = p.id where f.payment_id is not null`,
);

/** The latest transfers of a customer besides one, with the numbers of all of them. */
export const listEarlierTransfers = statement(
  'purchase.list_earlier_transfers',
  `select coalesce(o.code, t.code) as "orderCode", o.id is not null as "isOrder", p.updated_at as at, p.amount::float8 as amount, p.status,
     (count(*) over ())::int as total, (count(*) filter (where p.status = 'approved') over ())::int as approved
   from (select p.id from purchase.order o join purchase.payment p on p.order_id = o.id where o.customer_id = $customerId
       union all select p.id from purchase.payment p where p.customer_id = $customerId and p.order_id is null) own
   join purchase.payment p on p.id = own.id and p.gateway_reference is null
   join purchase.payment_method m on m.reference = p.method and m.method_group = 'transfer'
   left join purchase.order o on o.id = p.order_id left join purchase.document_transfer t on t.payment_id = p.id
   where p.status <> 'pending' and p.id <> $paymentId order by p.id desc limit $limit`,
  rowIs<{ orderCode: string; status: PaymentStatus }>(),
);

/** The proof of a transfer and the code of its order, by the id of the payment. */
export const findProofOfPayment = statement(
  'purchase.find_proof_of_payment',
  `select f.content_type as kind, f.file, coalesce(o.code, t.code) as "orderCode" from purchase.payment_proof f
   join purchase.payment p on p.id = f.payment_id left join purchase.order o on o.id = p.order_id
   left join purchase.document_transfer t on t.payment_id = p.id where f.payment_id = $1`,
  rowIs<{ kind: ProofKind; orderCode: string }>(),
);
