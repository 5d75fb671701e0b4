import type { DeliveryHours } from '@tonalia/rules/delivery-windows';
import { rowIs, statement } from '../../../platform/db.ts';
import type { ClosedPart, WaitingLine } from './moves.rules.ts';

/**
 * Orders placed since the presale opened with units that leave on another day than `day`, after an id. Earlier orders belong to an
 * earlier presale; lines of which the goods arrived wait no more.
 */
export const listWaitingOrders = statement(
  'purchase.list_waiting_for_presale',
  `select distinct o.id as "orderId" from purchase.order_line l
   join purchase.shipment s on s.id = l.shipment_id and s.status = 'received'
   join purchase.order o on o.id = l.order_id
   where l.advanced and l.quantity > 0 and l.product_id = $productId and l.dispatch_date <> $day and o.created_at >= $opensAt
     and not exists (select from purchase.order_line_part p where p.order_id = l.order_id and p.line_no = l.line_no)
     and ($after::uuid is null or o.id > $after)
   order by o.id limit $limit`,
);

export interface WaitingOrderRow {
  orderId: string;
  customerId: string;
  cityId: string;
  orderedAt: Date;
  /** Its lines in stock wait with the presale of their part. */
  together: boolean;
  waiting: WaitingLine[];
  /** Parts that are being prepared, have left or were cancelled. */
  closed: ClosedPart[];
  /** The chosen window, by part. */
  chosen: (DeliveryHours & { shipmentId: string })[];
}

/** The presale lines that orders wait for, with those in stock that wait with them. Lock an order before it is written. */
export const findWaiting = statement(
  'purchase.find_waiting_for_presale',
  `select o.id as "orderId", o.customer_id as "customerId", o.address->>'cityid' as "cityId", o.created_at as "orderedAt", o.together,
     (select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'productId', l.product_id::text, 'advanced', l.advanced,
        'dispatchDate', s.dispatch_date, 'shipmentId', s.id::text, 'warehouseId', s.warehouse_id) order by l.line_no), '[]')
      from purchase.order_line l join purchase.shipment s on s.id = l.shipment_id
      where l.order_id = o.id and l.quantity > 0 and s.status = 'received' and (l.advanced and not exists (
        select from purchase.order_line_part h where h.order_id = l.order_id and h.line_no = l.line_no) or o.together and exists (
        select from purchase.order_line p where p.order_id = o.id and p.shipment_id = s.id and p.advanced and p.quantity > 0
          and not exists (select from purchase.order_line_part h where h.order_id = p.order_id and h.line_no = p.line_no)))) as waiting,
     (select coalesce(jsonb_agg(jsonb_build_object('dispatchDate', s.dispatch_date, 'warehouseId', s.warehouse_id)), '[]')
      from purchase.shipment s
       where s.order_id = o.id and s.dispatch_date is not null and s.status <> 'received') as closed,
     (select coalesce(jsonb_agg(jsonb_build_object('shipmentId', s.id::text, 'day', s.delivery_day, 'from', to_char(s.delivery_from, 'HH24:MI'),
        'to', to_char(s.delivery_to, 'HH24:MI'))), '[]')
      from purchase.shipment s where s.order_id = o.id and s.dispatch_date is not null and s.delivery_day is not null) as chosen
   from purchase.order o where o.id = any($1::uuid[])`,
  rowIs<Pick<WaitingOrderRow, 'cityId' | 'waiting' | 'closed' | 'chosen'>>(),
);

/**
 * Moves lines of one warehouse to another dispatch date, joining its shipment of that date if there is one. A line that was removed goes with
 * the last of its shipment. Each line says its shipment.
 */
export const moveLines = statement(
  'purchase.move_presale_lines',
  `with target as (
     insert into purchase.shipment (order_id, dispatch_date, delivery_day, delivery_from, delivery_to, warehouse_id)
     values ($orderId, $to::date, $day::date, $from::time, $until::time, $warehouseId)
     on conflict (order_id, dispatch_date, coalesce(warehouse_id, '')) do update set dispatch_date = excluded.dispatch_date
     returning id
   )
   update purchase.order_line l set dispatch_date = case when l.advanced then $to::date end, shipment_id = target.id from target
   where l.order_id = $orderId and (l.line_no = any($lineNos::smallint[]) or l.quantity = 0 and l.shipment_id in (
     select s.id from purchase.shipment s where s.order_id = $orderId and s.status = 'received' and s.dispatch_date is not null
       and s.warehouse_id is not distinct from $warehouseId and not exists (select from purchase.order_line other where other.order_id = $orderId and other.shipment_id = s.id
         and other.quantity > 0 and other.line_no <> all($lineNos::smallint[]))))
   returning l.shipment_id as "shipmentId"`,
);

export const removeEmptyShipments = statement(
  'purchase.remove_empty_shipments',
  `delete from purchase.shipment s where s.order_id = $1 and s.status = 'received'
     and not exists (select from purchase.order_line l where l.order_id = s.order_id and l.shipment_id = s.id)`,
);
