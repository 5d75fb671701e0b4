import type { ClientBase } from 'pg';

/** Reserves the units of the parts of orders that have not left, as placing the orders would have. */
export async function reserveUnits(client: ClientBase): Promise<void> {
  await client.query(
    `insert into products.stock as s (version_id, warehouse_id, available, reserved)
     select p.version_id, coalesce(sh.warehouse_id, o.warehouse_id), 0, sum(p.quantity)::int
     from purchase.shipment sh join purchase.order o on o.id = sh.order_id
     join purchase.order_line l on l.order_id = sh.order_id and l.shipment_id = sh.id
     join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
     where sh.status in ('received', 'preparing')
     group by 1, 2
     on conflict (version_id, warehouse_id) do update set reserved = excluded.reserved, moved_for = '[{"cause": "opening"}]'`,
  );
}
