import type { GatewayDifference, GatewayPayment, GatewayResult } from '@tonalia/contract/purchase-gateway';
import { rowIs, statement } from '../../../platform/db.ts';

/** A payment at a gateway with its order, its refunds and the gateway's last answer. */
export interface GatewayPaymentRow {
  id: string;
  at: Date;
  orderCode: string | null;
  customerId: string;
  customer: string;
  methodReference: string;
  method: string;
  cardBrand: string | null;
  cardLastFour: string | null;
  reference: string;
  transactionId: string | null;
  amount: number;
  result: GatewayResult;
  reason: string | null;
  returned: number;
  returning: number;
  answerStatus: NonNullable<GatewayPayment['answer']>['status'];
  answerAmount: number | null;
  answeredAt: Date | null;
  difference: GatewayDifference | null;
  /** It took nothing, and its order waits for a payment. */
  canBeRepeated: boolean;
}

const result = `case
    when p.status = 'voided' and coalesce(r.returned, 0) = 0 and p.gateway_status is distinct from 'voided' then 'voided'
    when p.status = 'voided' or r.returned = p.amount then 'returned'
    when r.returned > 0 then 'partly_returned' else p.status end`;
const columns = `p.id::text as id, p.created_at as at, o.code as "orderCode", coalesce(o.customer_id, p.customer_id) as "customerId",
  coalesce(o.customer_name, '') as customer, p.method as "methodReference", purchase.method_name(m.reference, m.name) as method,
  p.card_brand as "cardBrand", p.card_last_four as "cardLastFour", p.gateway_reference as reference, p.transaction_id as "transactionId",
  p.amount::float8 as amount, ${result} as result, p.reason, coalesce(r.returned, 0)::float8 as returned,
  coalesce(r.returning, 0)::float8 as returning, p.gateway_status as "answerStatus", p.gateway_amount::float8 as "answerAmount",
  p.gateway_answered_at as "answeredAt", p.gateway_difference as difference,
  (p.status in ('declined', 'error') and o.status is not distinct from 'pending_payment' and coalesce(o.pay_by > now(), true)
    and (select count(*) from purchase.payment w where w.order_id = p.order_id and w.status = 'pending') = 0) as "canBeRepeated"`;
const joined = `purchase.payment p join purchase.payment_method m on m.reference = p.method
  left join purchase.order o on o.id = p.order_id
  left join lateral (select sum(f.amount) filter (where f.status = 'done') as returned, sum(f.amount) filter (where f.status = 'pending') as returning
    from purchase.refund f where f.payment_id = p.id) r on true`;
const wanted = `($typed::text is null or o.code like '%' || upper($typed) || '%' or p.transaction_id like '%' || $typed || '%'
    or p.gateway_reference like '%' || upper($typed) || '%' or platform.plain_text(o.customer_name) like '%' || platform.plain_text($typed) || '%')
  and ($method::text is null or p.method = $method) and ($result::text is null or ${result} = $result)`;
const counted = `(count(*) over ())::int as count,
  coalesce(sum(p.amount) filter (where p.status = 'approved') over (), 0)::float8 as approved`;

type GatewayPaymentRowClaims = Omit<
  GatewayPaymentRow,
  'at' | 'cardBrand' | 'cardLastFour' | 'reason' | 'transactionId' | 'orderCode'
>;
type GatewayPaymentClaims = GatewayPaymentRowClaims & { count: number; approved: number };

const recent = `p.gateway_reference is not null and p.created_at >= $since`;
const open = `p.gateway_reference is not null and (p.status = 'pending' or p.gateway_difference is not null)`;
const newestFirst = 'order by p.created_at desc, p.id desc limit $limit';
const oldestFirst = 'order by p.created_at, p.id limit $limit';
const keyOfAfter = '(select a.created_at, a.id from purchase.payment a where a.id = $after)';
const isLater = `($after::bigint is null or (p.created_at, p.id) > ${keyOfAfter})`;
const isEarlier = `($after::bigint is null or (p.created_at, p.id) < ${keyOfAfter})`;

/** Payments at gateways since an instant, newest first, with the number and the approved sum of all of them. */
export const listGatewayPayments = statement(
  'purchase.list_gateway_payments',
  `select ${columns}, ${counted} from ${joined} where ${recent} and ${wanted} ${newestFirst} offset $offset`,
  rowIs<GatewayPaymentClaims>(),
);

/** The same, oldest first. */
export const listGatewayPaymentsOldestFirst = statement(
  'purchase.list_gateway_payments_oldest_first',
  `select ${columns}, ${counted} from ${joined} where ${recent} and ${wanted} ${oldestFirst} offset $offset`,
  rowIs<GatewayPaymentClaims>(),
);

/** Those that wait for the bank or differ, of any day, newest first. */
export const listOpenGatewayPayments = statement(
  'purchase.list_open_gateway_payments',
  `select ${columns}, ${counted} from ${joined} where ${open} and ${wanted} ${newestFirst} offset $offset`,
  rowIs<GatewayPaymentClaims>(),
);

/** The same, oldest first. */
export const listOpenGatewayPaymentsOldestFirst = statement(
  'purchase.list_open_gateway_payments_oldest_first',
  `select ${columns}, ${counted} from ${joined} where ${open} and ${wanted} ${oldestFirst} offset $offset`,
  rowIs<GatewayPaymentClaims>(),
);

/** Payments since an instant from after the one with the id `$after` on, newest first. */
export const listGatewayPaymentsAfter = statement(
  'purchase.list_gateway_payments_after',
  `select ${columns} from ${joined} where ${recent} and ${wanted} and ${isEarlier} ${newestFirst}`,
  rowIs<GatewayPaymentRowClaims>(),
);

/** The same, oldest first. */
export const listGatewayPaymentsOldestFirstAfter = statement(
  'purchase.list_gateway_payments_oldest_first_after',
  `select ${columns} from ${joined} where ${recent} and ${wanted} and ${isLater} ${oldestFirst}`,
  rowIs<GatewayPaymentRowClaims>(),
);

/** Those that wait for the bank or differ from after the one with the id `$after` on, newest first. */
export const listOpenGatewayPaymentsAfter = statement(
  'purchase.list_open_gateway_payments_after',
  `select ${columns} from ${joined} where ${open} and ${wanted} and ${isEarlier} ${newestFirst}`,
  rowIs<GatewayPaymentRowClaims>(),
);

/** The same, oldest first. */
export const listOpenGatewayPaymentsOldestFirstAfter = statement(
  'purchase.list_open_gateway_payments_oldest_first_after',
  `select ${columns} from ${joined} where ${open} and ${wanted} and ${isLater} ${oldestFirst}`,
  rowIs<GatewayPaymentRowClaims>(),
);

/** One payment at a gateway. */
export const findGatewayPaymentRow = statement(
  'purchase.find_gateway_payment_row',
  `select ${columns} from ${joined} where p.id = $1 and p.gateway_reference is not null`,
  rowIs<GatewayPaymentRowClaims>(),
);

/** Payments at gateways that wait for the bank or differ. */
export const countOpenGatewayPayments = statement(
  'purchase.count_open_gateway_payments',
  `select count(*)::int as count from purchase.payment p
   where ${open}`,
);

/** Methods by their reference, with the names that customers read. */
export const listMethodNames = statement(
  'purchase.list_gateway_methods',
  `select m.reference, purchase.method_name(m.reference, m.name) as name from purchase.payment_method m
   where m.reference = any($1::text[]) order by name`,
  rowIs<{ name: string }>(),
);

/** Notes that the office asks for another payment, once: no row for a request that was there. */
export const insertPaymentRequest = statement(
  'purchase.insert_payment_request',
  `insert into purchase.payment_request (id, payment_id, amount, asked_by, asked_name) values ($requestId, $paymentId, $amount, $operatorId, $by)
   on conflict (id) do nothing returning id`,
);

/** A payment at a gateway by its id, with the number of payments of its order that wait for the bank. Lock the order first. */
export const findPaymentToRepeat = statement(
  'purchase.find_payment_to_repeat',
  `select p.status, (select count(*) from purchase.payment w where w.order_id = p.order_id and w.status = 'pending')::int as waiting
   from purchase.payment p where p.id = $1 and p.gateway_reference is not null`,
);

/** What a request that was sent before asked for, in pesos. */
export const findPaymentRequest = statement(
  'purchase.find_payment_request',
  'select amount::float8 as amount from purchase.payment_request where id = $requestId and payment_id = $paymentId',
);
