import { rowIs, statement } from '../../../platform/db.ts';
import type { ShipmentStatus } from '../order/order.rules.ts';
import type { MoneyBackRow } from '../adjust/money-back-rows.rules.ts';

/** A part of an order, with what it is worth less. */
export interface TrackedPart {
  shipmentId: string;
  warehouseId: string;
  status: ShipmentStatus;
  /** The oldest first; `at` as PostgreSQL writes a time in JSON. */
  back: (MoneyBackRow & { cause: 'short' | 'door' | 'return'; at: string })[];
}

/** The parts of a customer's order by its code or id. No row for another customer's order. */
export const findTrackedOrder = statement(
  'purchase.find_tracked_order',
  `select o.id, (select jsonb_agg(jsonb_build_object('shipmentId', s.id::text, 'warehouseId', coalesce(s.warehouse_id, o.warehouse_id),
     'status', s.status, 'back', (
       select coalesce(jsonb_agg(jsonb_build_object('cause', b.cause, 'amount', b.amount, 'lines', b.lines, 'portions', b.portions, 'at', b.at)
         order by b.id), '[]')
       from purchase.money_back b join purchase.order_line l on l.order_id = o.id and l.line_no = (b.lines -> 0 ->> 'line')::smallint
       where b.order_id = o.id and l.shipment_id = s.id)) order by s.dispatch_date nulls first, s.id)
     from purchase.shipment s where s.order_id = o.id) as parts
   from purchase.order o
   where o.customer_id = $customerId and (o.code = upper($codeOrId) or o.id::text = lower($codeOrId))`,
  rowIs<{ parts: TrackedPart[] }>(),
);
