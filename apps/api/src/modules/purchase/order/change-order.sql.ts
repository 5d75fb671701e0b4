import { rowIs, statement } from '../../../platform/db.ts';
import type { OrderStatus, ShipmentStatus } from './order.rules.ts';

/** Machine-readable cause of a change: `unpaid` means the order expired, and a late payment may revive it. */
export type OrderChangeCause = 'unpaid';

/** An order with its row locked until the transaction ends. */
export interface LockedOrder {
  id: string;
  code: string;
  status: OrderStatus;
  customerId: string;
  warehouseId: string;
}

const lockedColumns = `o.id, o.code, o.status, o.customer_id as "customerId", o.warehouse_id as "warehouseId"`;

/** Lock order everywhere: order, then payments, stock and the rest. */
export const selectOrderForUpdate = statement(
  'purchase.hold_order',
  `select ${lockedColumns} from purchase.order o where o.id = $1 for update`,
);

export const selectOrderByCodeForUpdate = statement(
  'purchase.hold_order_by_code',
  `select ${lockedColumns} from purchase.order o where o.code = upper($1) for update`,
);

/** Those of the orders that no other transaction holds: it waits for none, so that many locks at once stop no other act. */
export const selectFreeOrdersForUpdate = statement(
  'purchase.hold_free_orders',
  `select ${lockedColumns} from purchase.order o where o.code = any($1::text[]) order by o.id for update skip locked`,
);

/** No row for another customer's order. */
export const lockOrderOfCustomer = statement(
  'purchase.hold_customers_order',
  `select ${lockedColumns} from purchase.order o
   where o.customer_id = $customerId and (o.code = upper($codeOrId) or o.id::text = lower($codeOrId)) for update`,
);

/** The order that a payment pays, locked before the payment. No row for a payment of own credit. */
export const lockOrderOfPayment = statement(
  'purchase.hold_order_of_payment',
  `select ${lockedColumns} from purchase.order o where o.id = (select order_id from purchase.payment where id = $1) for update`,
);

/** A changed order as the event reports it: amount bought and units per version. */
export interface ChangedOrder {
  id: string;
  /** Increases with each change, so that listeners can order events that arrive out of order. */
  eventId: number;
  amount: number;
  createdAt: Date;
  sold: { versionId: string; quantity: number }[];
}

/** Changes the status of each order and inserts the history events. No row for an order that is not in its status of `from`. */
export const updateOrderStatuses = statement(
  'purchase.update_order_statuses',
  `with asked as (
     select * from unnest($orderIds::uuid[], $from::text[], $to::text[]) as a (id, old, new)
   ), changed as (
     update purchase.order o set status = asked.new, version = version + 1, pay_by = case when asked.new = 'pending_payment' then pay_by end
     from asked where o.id = asked.id and o.status = asked.old returning o.*
   ), event as (
     insert into purchase.order_event (order_id, status, actor_id, why, cause) select id, status, $actorId, left($why, 500), $cause from changed
     returning id, order_id
   )
   select c.id, event.id::float8 as "eventId", (c.subtotal - c.savings - c.coupon_savings)::float8 as amount, c.created_at as "createdAt",
     (select coalesce(jsonb_agg(jsonb_build_object('versionId', l.version_id::text, 'quantity', l.quantity) order by l.line_no), '[]')
      from purchase.order_line l where l.order_id = c.id and l.price > 0) as sold
   from changed c join event on event.order_id = c.id`,
  rowIs<Pick<ChangedOrder, 'sold'>>(),
);

/**
 * Records that the customer cancels an order that had already expired. Only once: inserts nothing after a cancellation by a
 * person.
 */
export const insertLateCancellation = statement(
  'purchase.insert_last_word',
  `insert into purchase.order_event (order_id, status, actor_id, why)
   select order_id, status, $actorId, left($why, 500) from (
     select * from purchase.order_event where order_id = $orderId order by id desc limit 1) last
   where status = 'cancelled' and actor_id is null`,
);

/** What an order reserved and can release: the part in shipments that have not left. */
export interface ReservedByOrder {
  shipments: ShipmentStatus[];
  stock: { versionId: string; quantity: number; warehouseId: string; shipmentId: string }[];
  presale: { productId: string; quantity: number }[];
  createdAt: Date;
}

export const findReserved = statement(
  'purchase.find_taken',
  `with living as (
     select s.id from purchase.shipment s where s.order_id = $1 and s.status in ('received', 'preparing')
   )
   select o.created_at as "createdAt",
     array(select s.status from purchase.shipment s where s.order_id = $1 order by s.id) as shipments,
     (select coalesce(jsonb_agg(jsonb_build_object('versionId', p.version_id::text, 'quantity', p.quantity,
        'warehouseId', coalesce(s.warehouse_id, o.warehouse_id), 'shipmentId', s.id::text)), '[]')
      from purchase.order_line_part p join purchase.order_line l on l.order_id = p.order_id and l.line_no = p.line_no
      join purchase.shipment s on s.id = l.shipment_id
      where p.order_id = $1 and l.shipment_id in (select id from living)) as stock,
     (select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id::text, 'quantity', l.quantity)), '[]')
      from purchase.order_line l
      where l.order_id = $1 and l.advanced and l.shipment_id in (select id from living)
        and not exists (select from purchase.order_line_part p where p.order_id = l.order_id and p.line_no = l.line_no)) as presale
   from purchase.order o where o.id = $1`,
  rowIs<Pick<ReservedByOrder, 'shipments' | 'stock' | 'presale'>>(),
);

export const lockPayments = statement(
  'purchase.hold_payments',
  `select id::text as id from purchase.payment where order_id = $1 order by id for update`,
);

/** The payments of an order that its end refunds. */
export const findApprovedPayments = statement(
  'purchase.find_approved_payments',
  `select id::text as id from purchase.payment where order_id = $1 and status = 'approved' and amount > 0`,
);

/**
 * Cancels the remaining shipments, voids payments on delivery, on credit and by transfer, and inserts a refund of what each
 * approved payment still holds: the gateway refunds from `now` on, other refunds are manual. A charge in progress is decided when its result arrives.
 */
export const endShipmentsAndPayments = statement(
  'purchase.end_shipments_and_payments',
  `with shipments as (
     update purchase.shipment set status = 'cancelled' where order_id = $orderId and status in ('received', 'preparing')
   ), voided as (
     update purchase.payment p set status = 'voided', updated_at = now()
     where order_id = $orderId and (status in ('on_delivery', 'on_credit') or (status = 'pending' and gateway_reference is null))
   )
   insert into purchase.refund (payment_id, amount, why, next_try_at, manual_at)
   select p.id, p.amount - already.refunded, left($why, 500), case when p.gateway_reference is not null then $now::timestamptz end,
     case when p.gateway_reference is null then $now::timestamptz end
   from purchase.payment p
   cross join lateral (select coalesce(sum(r.amount), 0)::bigint as refunded from purchase.refund r where r.payment_id = p.id) already
   where p.order_id = $orderId and p.status = 'approved' and p.amount > already.refunded`,
);

export interface LockedShipment {
  id: string;
  dispatchDate: string | null;
  warehouseId: string;
  status: ShipmentStatus;
}

/** Of all these orders, in the order of their dates. Lock the orders first. */
export const listShipments = statement(
  'purchase.list_shipments',
  `select s.order_id as "orderId", s.id::text as id, s.dispatch_date as "dispatchDate", s.status,
     coalesce(s.warehouse_id, o.warehouse_id) as "warehouseId"
   from purchase.shipment s join purchase.order o on o.id = s.order_id
   where s.order_id = any($1::uuid[]) order by s.dispatch_date nulls first, s.id`,
);

/**
 * Moves shipments to their next state and keeps the time of that step. Each that leaves gets the code that its customer says at the
 * door.
 */
export const updateShipments = statement(
  'purchase.update_shipments',
  `update purchase.shipment set status = $status,
     prepared_at = case when $status = 'preparing' then now() else prepared_at end,
     dispatched_at = case when $status = 'dispatched' then now() else dispatched_at end,
     delivered_at = case when $status = 'delivered' then greatest(least(coalesce($at::timestamptz, now()), now()), dispatched_at) else delivered_at end,
     delivery_code = case when $status = 'dispatched' then lpad(((hashtext(gen_random_uuid()::text) & 2147483647) % 10000)::text, 4, '0')
       else delivery_code end
   where id = any($ids::bigint[])`,
);
