import { rowIs, statement } from '../../../../platform/db.ts';
import type { OrderStatus } from '../../order/order.rules.ts';
import { filters } from '../orders.sql.ts';

/** Orders of an export, newest first, after the one with `key` and `id`. `key` is the time as PostgreSQL writes it, to the microsecond. */
export const listForExport = statement(
  'purchase.list_for_export',
  `select o.id, o.code, o.status, o.created_at as "createdAt", o.created_at::text as key, o.customer_id as "customerId",
     o.customer_name as "customerName", coalesce(o.address ->> 'city', '') as city, o.warehouse_ids as "warehouseIds", o.warehouse_id as "warehouseId",
     coalesce(o.address ->> 'cityid', '') as "cityId", coalesce(o.address ->> 'address', '') as address, o.units,
     o.total::float8 as total, array(select distinct purchase.method_name(m.reference, m.name) from purchase.payment_method m
       where m.reference = o.payment_method or m.reference in (select p.method from purchase.payment p
         where p.order_id = o.id and p.status not in ('declined', 'error'))) as "methodNames",
     array(select s.dispatch_date::text from purchase.shipment s where s.order_id = o.id and s.dispatch_date is not null
       order by s.dispatch_date) as days,
     (select coalesce(jsonb_agg(jsonb_build_object('shipmentId', s.id::text, 'warehouseId', s.warehouse_id) order by s.id), '[]')
      from purchase.shipment s where s.order_id = o.id) as shipments
   from purchase.order o
   where o.status = any($statuses::text[]) and ${filters}
     and ($key::text is null or (o.created_at, o.id) < ($key::text::timestamptz, $id::uuid))
   order by o.created_at desc, o.id desc limit $limit`,
  rowIs<{
    status: OrderStatus;
    shipments: { shipmentId: string; warehouseId: string | null }[];
  }>(),
);
