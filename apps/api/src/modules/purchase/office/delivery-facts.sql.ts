import { rowIs, statement } from '../../../platform/db.ts';
import type { OrderStatus, ShipmentStatus } from '../order/order.rules.ts';

/** A shipment on its way to the customer, as it is stored. */
export interface DeliveryRow {
  shipmentId: string;
  elsewhere: string | null;
  status: ShipmentStatus;
  orderStatus: OrderStatus;
  address: string;
  city: string;
  state: string;
  from: string | null;
  until: string | null;
  /** What pays the order: names of methods that have paid or lend, and what is to be paid at the door. */
  payments: { name: string; status: string; amount: number }[];
  /** Pesos that drivers report as transferred, and no settlement has closed over yet. */
  transferred: number;
  /** The living shipments of the order with the amounts of their lines, the first date first. */
  parts: { shipmentId: string; status: ShipmentStatus; amount: number }[];
}

/** These shipments with what packing and delivery need of their orders; the order placed first is first. */
export const findDeliveries = statement(
  'purchase.find_deliveries',
  `select s.id as "shipmentId", s.status, o.status as "orderStatus", o.id as "orderId", o.code as "orderCode", o.customer_id as "customerId",
     o.customer_name as customer, coalesce(s.warehouse_id, o.warehouse_id) as "warehouseId",
     s.warehouse_id as "elsewhere", o.comments, s.dispatch_date as "dispatchDate",
     coalesce(o.address ->> 'address', '') as address, coalesce(o.address ->> 'city', '') as city, coalesce(o.address ->> 'state', '') as state,
     s.delivery_day as "deliveryDay", to_char(s.delivery_from, 'HH24:MI') as from, to_char(s.delivery_to, 'HH24:MI') as until,
     (select coalesce(jsonb_agg(jsonb_build_object('name', m.name, 'status', p.status, 'amount', p.amount) order by p.id), '[]')
      from purchase.payment p join purchase.payment_method m on m.reference = p.method
      where p.order_id = o.id and p.status in ('approved', 'on_credit', 'on_delivery')) as payments,
     (select coalesce(sum(t.amount), 0)::float8 from purchase.door_transfer t where t.order_id = o.id and t.settled_at is null) as transferred,
     (select coalesce(jsonb_agg(jsonb_build_object('shipmentId', x.id::text, 'status', x.status, 'amount',
         (select coalesce(sum(l.amount), 0) from purchase.order_line l where l.order_id = o.id and l.shipment_id = x.id))
        order by x.dispatch_date nulls first, x.id), '[]')
      from purchase.shipment x where x.order_id = o.id and x.status <> 'cancelled') as parts
   from purchase.shipment s join purchase.order o on o.id = s.order_id
   where s.id = any($1::bigint[])
   order by o.created_at, s.id`,
  rowIs<DeliveryRow>(),
);

/** The lines of these shipments in the order of their orders, with what each replaces. */
export const listShipmentLines = statement(
  'purchase.list_shipment_lines',
  `select l.shipment_id as "shipmentId", l.line_no as line, l.version_id as "versionId", l.quantity, coalesce(l.asked, l.quantity) as asked,
     r.version_id as "replacesId",
     (select coalesce(jsonb_agg(p.version_id::text), '[]') from purchase.order_line_part p
      where p.order_id = l.order_id and p.line_no = l.line_no) as "partIds"
   from purchase.shipment s join purchase.order_line l on l.order_id = s.order_id and l.shipment_id = s.id
   left join purchase.order_line r on r.order_id = l.order_id and r.line_no = l.substitutes
   where s.id = any($1::bigint[])
   order by l.shipment_id, l.line_no`,
  rowIs<{ partIds: string[] }>(),
);
