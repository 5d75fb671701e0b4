import { rowIs, statement } from '../../../../platform/db.ts';
import type { OrderStatus, ShipmentStatus } from '../order.rules.ts';

/** An order in the operators' list. */
export interface ListedOrder {
  orderCode: string;
  status: OrderStatus;
  customer: string;
  city: string;
  total: number;
  units: number;
  placedAt: Date;
  shipments: { dispatchDate: string | null; warehouseId: string; status: ShipmentStatus; deliveryDay: string | null }[];
}

/** Orders of all customers in these states, oldest first. */
export const listOrdersIn = statement(
  'purchase.list_orders_in',
  `select o.code as "orderCode", o.status, o.customer_name as customer, coalesce(o.address ->> 'city', '') as city,
     o.total::float8 as total, o.units, o.created_at as "placedAt",
     (select jsonb_agg(jsonb_build_object('dispatchDate', s.dispatch_date, 'warehouseId', coalesce(s.warehouse_id, o.warehouse_id), 'status', s.status, 'deliveryDay', s.delivery_day)
        order by s.dispatch_date nulls first, s.id) from purchase.shipment s where s.order_id = o.id) as shipments
   from purchase.order o where o.status = any($statuses) order by o.created_at, o.id limit $most`,
  rowIs<Pick<ListedOrder, 'shipments'>>(),
);

export const findOwnerOfOrder = statement(
  'purchase.find_owner_of_order',
  'select customer_id as "customerId" from purchase.order where code = upper($1)',
);
