import type { PaymentMethod } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';
import { type OrderPaymentRow, paymentsOfOrder } from '../payment-view/payment-view.sql.ts';
import type { RefundRow } from '../payment-view/refund-wire.ts';
import type { OrderStatus, ShipmentStatus } from './order.rules.ts';

export interface ShipmentProgressRow {
  shipmentId: string;
  /** Null for that of the order. */
  warehouseId: string | null;
  dispatchDate: string | null;
  status: ShipmentStatus;
  /** The chosen delivery window. */
  delivery: { day: string; from: string; to: string } | null;
  preparedAt: string | null;
  dispatchedAt: string | null;
  deliveredAt: string | null;
}

export interface OrderSummaryRow {
  orderId: string;
  warehouseId: string;
  cartId: string;
  orderCode: string;
  status: OrderStatus;
  createdAt: Date;
  units: number;
  lines: number;
  total: number;
  images: string[];
  tiles: string[];
  nextDispatch: string | null;
  /** City of the delivery address (DANE code). */
  cityId: string;
  /** Of its zone when it was placed; null of orders that follow the zone. */
  leadDays: number | null;
  cutoff: string | null;
  /** When it was paid, or placed when it is paid later. */
  settledAt: Date;
  shipments: ShipmentProgressRow[];
  refunds: RefundRow[];
  /** Number of orders in the whole list. */
  count: number;
}

/**
 * Money of order `o` that is returned: a refund; released own credit; or a payment that the gateway voided without a refund of
 * ours.
 */
const refundsOfOrder = `(
   select coalesce(jsonb_agg(jsonb_build_object('amount', coalesce(r.amount, p.amount), 'method', p.method, 'name', m.name,
     'cardBrand', p.card_brand, 'cardLastFour', p.card_last_four, 'reference', r.reference, 'requestedAt', r.created_at,
     'sentAt', r.sent_at, 'retriedAt', r.retried_at, 'manualAt', r.manual_at,
     'doneAt', case when r.payment_id is null then greatest(p.updated_at, (select min(e.at) from purchase.order_event e
       where e.order_id = o.id and e.status in ('cancelled', 'rejected'))) else r.done_at end) order by p.id, r.id), '[]')
   from purchase.payment p
   join purchase.payment_method m on m.reference = p.method
   left join purchase.refund r on r.payment_id = p.id
   where p.order_id = o.id and (r.payment_id is not null
     or (p.status = 'voided' and o.status in ('cancelled', 'rejected') and (p.method = 'own_credit' or (p.transaction_id is not null
       and exists (select from purchase.order_event e where e.order_id = o.id and e.status = 'paid'))))))`;

const summary = `o.id as "orderId", o.warehouse_id as "warehouseId", o.cart_id as "cartId", o.code as "orderCode", o.status, o.created_at as "createdAt", o.units,
  o.total::float8 as total,
  (select count(*)::int from purchase.order_line l where l.order_id = o.id and l.quantity > 0) as lines,
  array(select l.image from purchase.order_line l where l.order_id = o.id and l.quantity > 0 order by l.line_no limit 4) as images,
  array(select l.tile from purchase.order_line l where l.order_id = o.id and l.quantity > 0 order by l.line_no limit 4) as tiles,
  (select min(s.dispatch_date) from purchase.shipment s
   where s.order_id = o.id and s.status in ('received', 'preparing')) as "nextDispatch",
  o.address->>'cityid' as "cityId", o.lead_days as "leadDays", o.cutoff,
  coalesce((select max(e.at) from purchase.order_event e where e.order_id = o.id and e.status = 'paid'), o.created_at) as "settledAt",
  ${refundsOfOrder} as refunds`;

/** Properties of shipment `s`. */
export const progress = `'shipmentId', s.id::text, 'warehouseId', s.warehouse_id, 'dispatchDate', s.dispatch_date, 'status', s.status,
  'delivery', case when s.delivery_day is not null then jsonb_build_object('day', s.delivery_day,
    'from', to_char(s.delivery_from, 'HH24:MI'), 'to', to_char(s.delivery_to, 'HH24:MI')) end,
  'preparedAt', s.prepared_at, 'dispatchedAt', s.dispatched_at, 'deliveredAt', s.delivered_at`;

/** Position of an order among its customer's orders of the last 24 hours; 1 is the first. */
export const countOrdersOfDay = statement(
  'purchase.count_orders_of_day',
  `select count(*)::int as nth from purchase.order this join purchase.order o on o.customer_id = this.customer_id
     and o.created_at > this.created_at - interval '1 day' and o.created_at <= this.created_at
   where this.id = $1`,
);

/** A page of a customer's orders in these statuses (null for all), of one person or (null) of all, newest first. No rows after the last page. */
export const listOrders = statement(
  'purchase.list_orders',
  `select ${summary},
     (select coalesce(jsonb_agg(jsonb_build_object(${progress}) order by s.dispatch_date nulls first, s.id), '[]')
      from purchase.shipment s where s.order_id = o.id) as shipments,
     (select count(*)::int from purchase.order n
     where n.customer_id = $customerId and ($statuses::text[] is null or n.status = any($statuses))
       and ($ownerId::uuid is null or n.identity_id = $ownerId)) as count
   from purchase.order o where o.customer_id = $customerId and ($statuses::text[] is null or o.status = any($statuses))
     and ($ownerId::uuid is null or o.identity_id = $ownerId)
   order by o.created_at desc, o.id limit $limit offset $offset`,
  rowIs<Pick<OrderSummaryRow, 'refunds' | 'cityId' | 'shipments'>>(),
);

export const countOrders = statement(
  'purchase.count_orders',
  `select count(*)::int as count from purchase.order
   where customer_id = $customerId and ($statuses::text[] is null or status = any($statuses))
     and ($ownerId::uuid is null or identity_id = $ownerId)`,
);

export interface OrderLineRow {
  lineNo: number;
  /** Units asked at first; null when the line was never adjusted. */
  asked: number | null;
  /** Units that came back. */
  returned: number;
  /** The line that it replaces units of. */
  substitutes: number | null;
  productId: string;
  code: string;
  versionCode: string | null;
  choice: string;
  advanced: boolean;
  dispatchDate: string | null;
  quantity: number;
  name: string;
  manufacturerId: string;
  manufacturerName: string;
  versionName: string | null;
  colour: { name: string; image: string | null; color: string | null } | null;
  image: string;
  tile: string;
  price: number;
  originalPrice: number;
  amount: number;
}

export interface ShipmentRow extends ShipmentProgressRow {
  lines: OrderLineRow[];
}

export interface OrderRow extends Omit<OrderSummaryRow, 'count' | 'shipments'> {
  subtotal: number;
  savings: number;
  couponSavings: number;
  movement: number;
  shipping: number;
  /** The identity that placed the order; null when an operator took it. */
  identityId: string | null;
  paymentReference: string;
  paymentName: string;
  paymentGroup: PaymentMethod['group'];
  /** The account to transfer to, for a transfer. */
  paymentComments: string | null;
  address: unknown;
  customerId: string;
  customerName: string;
  comments: string;
  together: boolean;
  payBy: Date | null;
  shipments: ShipmentRow[];
  payments: OrderPaymentRow[];
  history: { status: OrderStatus; at: string; why: string }[];
}

/**
 * A customer's order by its code or id, with its payments. No row for another customer's order. The history shows an end once, even when the
 * customer also cancelled an expired order.
 */
export const findOrder = statement(
  'purchase.find_order',
  `select ${summary}, o.subtotal::float8 as subtotal, o.savings::float8 as savings,
     o.coupon_savings::float8 as "couponSavings", o.pay_by as "payBy", o.movement::float8 as movement,
     o.shipping::float8 as shipping, m.reference as "paymentReference", purchase.method_name(m.reference, m.name) as "paymentName",
     m.method_group as "paymentGroup", m.comments as "paymentComments", o.identity_id as "identityId", o.address,
     o.customer_id as "customerId", o.customer_name as "customerName", o.comments, o.together,
     (select jsonb_agg(jsonb_build_object(${progress}, 'lines',
        (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'asked', l.asked, 'returned', l.returned, 'substitutes', l.substitutes, 'productId', l.product_id::text, 'code', l.code, 'versionCode', l.version_code,
           'choice', l.choice, 'advanced', l.advanced, 'dispatchDate', l.dispatch_date, 'quantity', l.quantity,
           'name', l.name, 'manufacturerId', l.manufacturer_id::text, 'manufacturerName', l.manufacturer_name,
           'versionName', l.version_name, 'colour', l.colour, 'image', l.image, 'tile', l.tile, 'price', l.price,
           'originalPrice', l.original_price, 'amount', l.amount) order by l.line_no)
         from purchase.order_line l where l.order_id = o.id and l.shipment_id = s.id)
       ) order by s.dispatch_date nulls first, s.id) from purchase.shipment s where s.order_id = o.id) as shipments,
     (select jsonb_agg(jsonb_build_object('status', e.status, 'at', to_json(e.at at time zone 'UTC')#>>'{}' || 'Z',
       'why', e.why) order by e.id)
      from (select *, lag(status) over (order by id) as before from purchase.order_event where order_id = o.id) e
      where e.before is distinct from e.status) as history,
     ${paymentsOfOrder} as payments
   from purchase.order o join purchase.payment_method m on m.reference = o.payment_method
   where o.customer_id = $customerId and (o.code = upper($codeOrId) or o.id::text = lower($codeOrId))`,
  rowIs<Pick<OrderRow, 'cityId' | 'refunds' | 'paymentName' | 'shipments' | 'payments' | 'history'>>(),
);
