import { rowIs, statement } from '../../../platform/db.ts';
import type { OrderStatus, ShipmentStatus } from '../order/order.rules.ts';
import { progress } from '../order/order.sql.ts';
import type { ShipmentProgressRow } from '../order/order.sql.ts';
import { placedAt, settledAt } from './orders.sql.ts';

/** A shipment with what its dispatch needs of the order. */
export interface ShipmentFactsRow {
  shipmentId: string;
  status: OrderStatus;
  cityId: string;
  leadDays: number | null;
  cutoff: string | null;
  city: string;
  address: string;
  settledAt: Date;
  shipment: ShipmentProgressRow;
}

const facts = `s.id as "shipmentId", o.id as "orderId", o.code as "orderCode", o.status, o.customer_name as customer, o.created_at as "placedAt",
     coalesce(s.warehouse_id, o.warehouse_id) as "warehouseId", coalesce(o.address ->> 'cityid', '') as "cityId", o.lead_days as "leadDays", o.cutoff, coalesce(o.address ->> 'city', '') as city,
     coalesce(o.address ->> 'address', '') as address, ${settledAt} as "settledAt", jsonb_build_object(${progress}) as shipment`;

/** Shipments that have not left, of orders that are paid or agreed; the order placed first is first. */
export const listShipmentsToLeave = statement(
  'purchase.list_shipments_to_leave',
  `select ${facts}
   from purchase.order o join purchase.shipment s on s.order_id = o.id
   where o.status in ('paid', 'confirmed', 'preparing') and s.status in ('received', 'preparing')
   order by ${placedAt}, s.id limit $1`,
  rowIs<ShipmentFactsRow>(),
);

/** These shipments, whatever their state; the order placed first is first. */
export const findShipmentFacts = statement(
  'purchase.find_shipment_facts',
  `select ${facts}
   from purchase.shipment s join purchase.order o on o.id = s.order_id
   where s.id = any($1::bigint[])
   order by o.created_at, s.id`,
  rowIs<ShipmentFactsRow>(),
);

/** The stock rows that these shipments need, each with its units. */
export const listShipmentUnits = statement(
  'purchase.list_shipment_units',
  `select s.id as "shipmentId", coalesce(p.version_id, l.version_id) as "versionId", sum(coalesce(p.quantity, l.quantity))::int as units
   from purchase.shipment s join purchase.order_line l on l.order_id = s.order_id and l.shipment_id = s.id
   left join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
   where s.id = any($1::bigint[]) and l.quantity > 0
   group by s.id, coalesce(p.version_id, l.version_id)`,
);

/** Locks the orders of these shipments against changes, in the order of their ids, until the transaction ends. */
export const shareOrdersOfShipments = statement(
  'purchase.share_orders_of_shipments',
  `select o.id from purchase.order o
   where o.id in (select order_id from purchase.shipment where id = any($1::bigint[]))
   order by o.id for share`,
);

/** Locks the orders of these shipments for a change, in the order of their ids, until the transaction ends. */
export const lockOrdersOfShipments = statement(
  'purchase.lock_orders_of_shipments',
  `select o.id from purchase.order o
   where o.id in (select order_id from purchase.shipment where id = any($1::bigint[]))
   order by o.id for update`,
);

/** The state of these shipments and of their orders. */
export const listShipmentStates = statement(
  'purchase.list_shipment_states',
  `select s.id as "shipmentId", o.code as "orderCode", o.status, s.status as "shipmentStatus", s.dispatch_date as "dispatchDate"
   from purchase.shipment s join purchase.order o on o.id = s.order_id
   where s.id = any($1::bigint[])
   order by o.created_at, s.id`,
  rowIs<{ status: OrderStatus; shipmentStatus: ShipmentStatus }>(),
);

/** The shipments of an order, by its code. */
export const findShipmentsOfOrder = statement(
  'purchase.find_shipments_of_order',
  `select s.id as "shipmentId", s.dispatch_date as "dispatchDate"
   from purchase.order o join purchase.shipment s on s.order_id = o.id where o.code = upper($1)`,
);

/** The shipments of orders, by their codes in upper case, in the order of the codes. */
export const findShipmentsOfOrders = statement(
  'purchase.find_shipments_of_orders',
  `select o.code as "orderCode", s.id as "shipmentId"
   from unnest($1::text[]) with ordinality as asked(code, place)
   join purchase.order o on o.code = asked.code join purchase.shipment s on s.order_id = o.id
   order by asked.place, s.dispatch_date nulls first, s.id`,
);
