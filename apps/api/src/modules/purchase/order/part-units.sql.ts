import { statement } from '../../../platform/db.ts';

/** The units of stock rows that parts of orders hold; those of a presale are of none until they arrive. */
export const listPartUnits = statement(
  'purchase.list_part_units',
  `select o.code as document, coalesce(s.warehouse_id, o.warehouse_id) as "warehouseId", p.version_id::text as "versionId",
     sum(p.quantity)::int as quantity
   from purchase.shipment s join purchase.order o on o.id = s.order_id
   join purchase.order_line l on l.order_id = s.order_id and l.shipment_id = s.id
   join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
   where s.id = any($1::bigint[])
   group by 1, 2, 3`,
);
