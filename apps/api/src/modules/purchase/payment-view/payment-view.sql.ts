import type { PaymentStatus } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';

/** A payment with what its screen shows. */
export interface PaymentRow {
  id: string;
  orderCode: string | null;
  method: string;
  name: string;
  lends: boolean;
  amount: number;
  status: PaymentStatus;
  redirectUrl: string | null;
  reason: string | null;
  hasProof: boolean;
  refund: 'pending' | 'done' | null;
  cardBrand: string | null;
  cardLastFour: string | null;
  createdAt: Date;
}

const seen = `p.id::text as id, o.code as "orderCode", p.method, purchase.method_name(m.reference, m.name) as name, m.lends, p.amount::float8 as amount, p.status,
  p.redirect_url as "redirectUrl", p.reason, returned.status as refund, p.card_brand as "cardBrand",
  p.card_last_four as "cardLastFour", p.created_at as "createdAt",
  exists (select from purchase.payment_proof f where f.payment_id = p.id) as "hasProof"`;
/** `pending` while a part of payment `p` is on its way back, `done` once all refunds are, null without one. */
const refundState = `cross join lateral (
    select case when count(*) = 0 then null when bool_or(r.status = 'pending') then 'pending' else 'done' end as status
    from purchase.refund r where r.payment_id = p.id) returned`;
const joined = `purchase.payment p
  join purchase.payment_method m on m.reference = p.method
  left join purchase.order o on o.id = p.order_id
  ${refundState}`;

/** The latest payment of a customer's order; one on credit only when there is no other. */
export const findOrderPayment = statement(
  'purchase.find_order_payment',
  `select ${seen} from ${joined} where o.customer_id = $customerId and o.code = upper($orderCode)
   order by p.status = 'on_credit', p.id desc limit 1`,
  rowIs<Pick<PaymentRow, 'name' | 'refund'>>(),
);

/** A payment of a customer's own credit, by its id. */
export const findCreditPayment = statement(
  'purchase.find_credit_payment',
  `select ${seen} from ${joined} where p.customer_id = $customerId and p.order_id is null and p.id = $id`,
  rowIs<Pick<PaymentRow, 'name' | 'refund'>>(),
);

export const findPaymentById = statement(
  'purchase.find_payment_by_id',
  `select ${seen} from ${joined} where p.id = $1`,
  rowIs<Pick<PaymentRow, 'name' | 'refund'>>(),
);

/** All payments of order `o`, oldest first, as JSON: `OrderPaymentRow[]`. */
export const paymentsOfOrder = `(
  select coalesce(jsonb_agg(to_jsonb(seen) order by seen.number), '[]')
  from (select p.id as number, ${seen} from purchase.payment p
    join purchase.payment_method m on m.reference = p.method
    ${refundState} where p.order_id = o.id) seen)`;

/** A payment that came as JSON with its order. */
export type OrderPaymentRow = Omit<PaymentRow, 'createdAt'> & { createdAt: string };
