import type { PaymentStatus } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';
import type { ProofKind } from '../payment/proof.rules.ts';

/** A transfer with its order. */
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
}

const seen = `p.id::text as id, o.code as "orderCode", o.customer_id as "customerId", o.customer_name as customer,
  coalesce(o.address ->> 'city', '') as city, o.units, p.amount::float8 as amount, o.total::float8 as total, o.created_at as "placedAt",
  o.pay_by as "payBy", p.reason, p.status = 'voided' as "isOver",
  case when f.payment_id is not null then jsonb_build_object('sentAt', f.sent_at, 'heldUntil', f.held_until, 'kind', f.content_type) end as proof`;
const joined = `purchase.payment p join purchase.order o on o.id = p.order_id and p.gateway_reference is null
  join purchase.payment_method m on m.reference = p.method and m.method_group = 'transfer'
  left join purchase.payment_proof f on f.payment_id = p.id`;
const waits = `(p.status = 'pending' and o.status = 'pending_payment' or p.status = 'voided' and f.payment_id is not null)`;
/** The same as a table that is read by the indexes of unpaid orders and of proofs, and not by every order. */
const waiting = `(select p.id from purchase.order o join purchase.payment p on p.order_id = o.id and p.status = 'pending'
    where o.status = 'pending_payment'
  union all select p.id from purchase.payment_proof f join purchase.payment p on p.id = f.payment_id and p.status = 'voided') w`;
const rowClaims = rowIs<Pick<TransferRow, 'city' | 'isOver' | 'proof'>>();

/** Transfers that wait: those with a proof first, the longest wait first; with their number in `total`. */
export const listTransfers = statement(
  'purchase.list_transfers',
  `select ${seen}, (count(*) over ())::int as count from ${joined} join ${waiting} on w.id = p.id
   where ($typed::text is null or o.code like '%' || upper($typed) || '%'
     or platform.plain_text(o.customer_name) like '%' || platform.plain_text($typed) || '%')
   order by f.sent_at nulls last, o.created_at, p.id limit $limit offset $offset`,
  rowIs<Pick<TransferRow, 'city' | 'isOver' | 'proof'> & { count: number }>(),
);

/** A transfer that waits, by the id of its payment. */
export const findTransferRow = statement(
  'purchase.find_transfer_row',
  `select ${seen} from ${joined} where p.id = $1 and ${waits}`,
  rowClaims,
);

export const countTransfers = statement(
  'purchase.count_transfers',
  `select count(*)::int as count from ${joined} join ${waiting} on w.id = p.id where f.payment_id is not null`,
  rowIs<{ count: number }>(),
);

/** The latest transfers of a customer besides one, with the numbers of all of them. */
export const listEarlierTransfers = statement(
  'purchase.list_earlier_transfers',
  `select o.code as "orderCode", p.updated_at as at, p.amount::float8 as amount, p.status, (count(*) over ())::int as total,
     (count(*) filter (where p.status = 'approved') over ())::int as approved
   from purchase.order o join purchase.payment p on p.order_id = o.id and p.gateway_reference is null
   join purchase.payment_method m on m.reference = p.method and m.method_group = 'transfer'
   where o.customer_id = $customerId and p.status <> 'pending' and p.id <> $paymentId order by p.id desc limit $limit`,
  rowIs<{ status: PaymentStatus; total: number; approved: number }>(),
);

/** The proof of a transfer and the code of its order, by the id of the payment. */
export const findProofOfPayment = statement(
  'purchase.find_proof_of_payment',
  `select f.content_type as kind, f.file, o.code as "orderCode" from purchase.payment_proof f
   join purchase.payment p on p.id = f.payment_id join purchase.order o on o.id = p.order_id where f.payment_id = $1`,
  rowIs<{ kind: ProofKind }>(),
);
