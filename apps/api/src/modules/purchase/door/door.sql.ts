import { rowIs, statement } from '../../../platform/db.ts';

/** The lines that leave with these shipments, as the order has them, in its order. */
export const listDoorLines = statement(
  'purchase.list_door_lines',
  `select l.shipment_id as "shipmentId", l.line_no as line, l.name, l.version_name as "versionName", l.code, l.image, l.tile,
     l.quantity as units, l.price, o.subtotal::float8 as subtotal, o.savings::float8 as savings, o.coupon_savings::float8 as "couponSavings",
     o.movement::float8 as movement
   from purchase.shipment s join purchase.order o on o.id = s.order_id
   join purchase.order_line l on l.order_id = s.order_id and l.shipment_id = s.id
   where s.id = any($1::bigint[]) and l.quantity > 0
   order by l.shipment_id, l.line_no`,
);

/** The code that the customer says at the door; null for a shipment that left before there were any. */
export const findDeliveryCode = statement(
  'purchase.find_delivery_code',
  `select delivery_code as code from purchase.shipment where id = $1`,
);

/** The same of a part of an order, or of the one with a dispatch date, while it is on its way. */
export const findCodeOfPart = statement(
  'purchase.find_code_of_part',
  `select delivery_code as code from purchase.shipment
   where order_id = $orderId and dispatch_date is not distinct from $dispatchDate::date and id = coalesce($shipmentId, id) and status = 'dispatched'`,
);

/** What an order still owes at the door, by payment. Lock the order first. */
export const lockDoorPayments = statement(
  'purchase.hold_door_payments',
  `select id::text as id, method, amount::float8 as amount from purchase.payment
   where order_id = $1 and status = 'on_delivery' and amount > 0 order by id for update`,
);

/** The whole of a payment at the door arrived, by this method. */
export const approveDoorPayment = statement(
  'purchase.approve_door_payment',
  `update purchase.payment set status = 'approved', method = $method, reason = $reason, updated_at = now() where id = $id`,
);

/** A part of a payment at the door arrived: it becomes a payment of its own, and the rest is still owed. */
export const splitDoorPayment = statement(
  'purchase.split_door_payment',
  `with less as (
     update purchase.payment set amount = amount - $amount::bigint, updated_at = now() where id = $id returning order_id
   )
   insert into purchase.payment (order_id, method, status, amount, reason) select order_id, $method, 'approved', $amount, $reason from less`,
);

/** Money above what the order owes: a payment of its own, for its refund. */
export const insertSurplus = statement(
  'purchase.insert_surplus',
  `insert into purchase.payment (order_id, method, status, amount, reason)
   select id, coalesce($method, payment_method), 'approved', $amount, $reason from purchase.order where id = $orderId
   returning id::text as id, (select customer_id from purchase.order where id = $orderId) as "customerId"`,
  rowIs<{ customerId: string }>(),
);

/** Keeps a transfer of a delivery until it is settled. */
export const insertDoorTransfer = statement(
  'purchase.insert_door_transfer',
  `insert into purchase.door_transfer (id, order_id, amount, reference) values ($id, $orderId, $amount, $reference)`,
);

/** Settles a transfer; no row when it was settled before. */
export const settleDoorTransfer = statement(
  'purchase.settle_door_transfer',
  `update purchase.door_transfer set settled_at = now() where id = $1 and settled_at is null
   returning order_id as "orderId", amount::float8 as amount, reference`,
);

/** Forgets a transfer that never arrived: the order owes it, and its parts collect it. */
export const dropDoorTransfer = statement(
  'purchase.drop_door_transfer',
  `delete from purchase.door_transfer where id = $1 and settled_at is null`,
);

/** The account that a customer transfers to at the door; no row while none is set. */
export const findTransferAccount = statement(
  'purchase.find_transfer_account',
  `select reference, comments as account from purchase.payment_method where method_group = 'transfer' and active and btrim(coalesce(comments, '')) <> '' limit 1`,
  rowIs<{ account: string }>(),
);

/** What the customer did not take of a part at the door, in its order: units with what they would have cost. */
export const listLeftAtDoor = statement(
  'purchase.list_left_at_door',
  `select l.name, l.version_name as "versionName", c.units, c.amount::float8 as amount, g.reason
   from purchase.shipment s join purchase.order_line l on l.order_id = s.order_id and l.shipment_id = s.id
   join purchase.goods_back b on b.order_id = s.order_id and b.cause = 'door'
   join purchase.credit_note_line c on c.back_id = b.id and c.line_no = l.line_no
   join lateral (select reason from purchase.goods_back_line where back_id = b.id and line_no = c.line_no limit 1) g on true
   where s.order_id = $orderId and s.dispatch_date is not distinct from $dispatchDate::date and s.id = coalesce($shipmentId, s.id)
   order by l.line_no`,
);
