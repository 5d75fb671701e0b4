import { statement } from '../../../platform/db.ts';

const unheld = `not exists (select from purchase.order_line_part p where p.order_id = l.order_id and p.line_no = l.line_no)`;

/**
 * Presale lines of these versions that leave from a warehouse and hold no units yet, of the order placed first on; of these orders alone when
 * they are given.
 */
export const listUnheldLines = statement(
  'purchase.list_unheld_presale_lines',
  `select l.order_id as "orderId", l.line_no as "lineNo", l.version_id::text as "versionId", l.quantity
   from unnest($versionIds::bigint[], $units::int[]) as a (version_id, units)
   join purchase.order_line l on l.version_id = a.version_id and l.advanced and l.quantity between 1 and a.units
   join purchase.shipment s on s.id = l.shipment_id and s.status in ('received', 'preparing')
   join purchase.order o on o.id = l.order_id and o.status in ('pending_payment', 'paid', 'confirmed', 'preparing')
     and coalesce(s.warehouse_id, o.warehouse_id) = $warehouseId
   where ${unheld} and ($orderIds::uuid[] is null or o.id = any($orderIds))
   order by o.created_at, o.id, l.line_no limit $limit`,
);

/** Locks orders in the order of their ids. */
export const holdOrdersById = statement(
  'purchase.hold_orders_by_id',
  `select o.id from purchase.order o where o.id = any($1::uuid[]) order by o.id for update`,
);

/** The units of stock rows that presale lines hold from now on. */
export const insertHeldParts = statement(
  'purchase.insert_held_parts',
  `insert into purchase.order_line_part (order_id, line_no, position, version_id, quantity)
   select order_id, line_no, 0, version_id, quantity
   from unnest($orderIds::uuid[], $lineNos::smallint[], $versionIds::bigint[], $quantities::int[]) as h (order_id, line_no, version_id, quantity)`,
);

/** Units of versions that presale orders wait for and that hold none of the stock. */
export const sumPresold = statement(
  'purchase.sum_presold',
  `select l.version_id::text as "versionId", sum(l.quantity)::int as units
   from purchase.order_line l join purchase.shipment s on s.id = l.shipment_id and s.status in ('received', 'preparing')
   where l.version_id = any($1::bigint[]) and l.advanced and l.quantity > 0 and ${unheld}
   group by l.version_id`,
);
