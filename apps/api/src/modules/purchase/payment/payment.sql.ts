import type { PaymentMethod, PaymentStatus } from '@tonalia/contract/payment';
import { statement } from '../../../platform/db.ts';

/** A payment as people see it. */
export interface PaymentRow {
  id: string;
  orderCode: string | null;
  method: string;
  name: string;
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

const seen = `p.id::text as id, o.code as "orderCode", p.method, purchase.method_name(m.reference, m.name) as name, p.amount::float8 as amount, p.status,
  p.redirect_url as "redirectUrl", p.reason, r.status as refund, p.card_brand as "cardBrand",
  p.card_last_four as "cardLastFour", p.created_at as "createdAt",
  exists (select from purchase.payment_proof f where f.payment_id = p.id) as "hasProof"`;
const joined = `purchase.payment p
  join purchase.payment_method m on m.reference = p.method
  left join purchase.order o on o.id = p.order_id
  left join purchase.refund r on r.payment_id = p.id`;

/** The latest payment of a customer's order; what is on credit only when there is nothing else. */
export const findOrderPayment = statement<PaymentRow, [customerId: string, orderCode: string]>(
  'purchase.find_order_payment',
  `select ${seen} from ${joined} where o.customer_id = $1 and o.code = upper($2)
   order by p.status = 'on_credit', p.id desc limit 1`,
);

/** A payment of a customer's own credit. */
export const findCreditPayment = statement<PaymentRow, [customerId: string, id: string]>(
  'purchase.find_credit_payment',
  `select ${seen} from ${joined} where p.customer_id = $1 and p.order_id is null and p.id = $2`,
);

export const findPaymentById = statement<PaymentRow, [id: string]>(
  'purchase.find_payment_by_id',
  `select ${seen} from ${joined} where p.id = $1`,
);

/** The payment an event is about, of those that its gateway takes. */
export const findPaymentByReference = statement<{ id: string }, [reference: string, methods: readonly string[]]>(
  'purchase.find_payment_by_reference',
  `select id::text as id from purchase.payment where gateway_reference = $1 and method = any($2::text[])`,
);

/** All payments of an order, the first first. */
export const listOrderPayments = statement<PaymentRow, [orderId: string]>(
  'purchase.list_order_payments',
  `select ${seen} from ${joined} where p.order_id = $1 order by p.id`,
);

export interface PayableOrder {
  id: string;
  code: string;
  status: string;
  payBy: Date | null;
  total: number;
  /** What its payment method took off or added. */
  movement: number;
  method: string;
  group: PaymentMethod['group'];
}

/** Held until the transaction ends: who changes it, or pays it too, waits. */
export const holdPayableOrder = statement<PayableOrder, [customerId: string, orderCode: string]>(
  'purchase.hold_payable_order',
  `select o.id, o.code, o.status, o.pay_by as "payBy", o.total::float8 as total, o.movement::float8 as movement,
     o.payment_method as method, m.method_group as group
   from purchase.order o join purchase.payment_method m on m.reference = o.payment_method
   where o.customer_id = $1 and o.code = upper($2) for update of o`,
);

/** What is paid of an order by other means, how often it was charged, and what is on its way. */
export const sumPayments = statement<
  { onCredit: number; charges: number; pendingId: string | null },
  [orderId: string]
>(
  'purchase.sum_payments',
  `select coalesce(sum(amount) filter (where status = 'on_credit'), 0)::float8 as "onCredit",
     count(gateway_reference)::int as charges, max(id) filter (where status = 'pending')::text as "pendingId"
   from purchase.payment where order_id = $1`,
);

export const findPendingCreditPayment = statement<{ id: string }, [customerId: string]>(
  'purchase.find_pending_credit_payment',
  `select id::text as id from purchase.payment where customer_id = $1 and order_id is null and status = 'pending'`,
);

/** Whether what is paid so costs something else: it has a discount or a charge now. No row when nobody can pay so. */
export const findInstantMethod = statement<{ hasMovement: boolean }, [reference: string]>(
  'purchase.find_instant_method',
  `select exists (select from purchase.payment_method_movement v
     where v.reference = m.reference and v.during @> now()) as "hasMovement"
   from purchase.payment_method m where m.reference = $1 and m.active and m.method_group = 'instant'`,
);

/** Nothing is written, and no row returned, when one of the same thing is on its way already. */
export const insertPayment = statement<
  { id: string },
  [
    orderId: string | null,
    customerId: string | null,
    identityId: string,
    method: string,
    amount: number,
    reference: string,
    instrument: string,
    now: Date,
  ]
>(
  'purchase.insert_payment',
  `insert into purchase.payment (order_id, customer_id, identity_id, method, status, amount, gateway_reference, instrument, next_check_at)
   values ($1, $2, $3, $4, 'pending', $5, $6, $7, $8)
   on conflict do nothing returning id::text as id`,
);
