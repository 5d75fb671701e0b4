import type { ClientBase } from 'pg';
import type { DemoOperator } from './finish-dispatch.ts';

/** What came back with closed loads is counted; with the others it waits for its count in the warehouse. */
export async function countBacks(client: ClientBase, { name }: DemoOperator): Promise<void> {
  await client.query(
    `update dispatch.delivery d set back_id = b.id from dispatch.load_stop s join purchase.shipment h on h.id = s.shipment_id
     join purchase.goods_back b on b.order_id = h.order_id and b.cause = 'door' where s.id = d.stop_id and d.result = 'partial'`,
  );
  await client.query(
    `insert into dispatch.back_receipt (delivery_id, by_name, at)
     select d.id, $1, l.closed_at - interval '20 minutes' from dispatch.delivery d join dispatch.load l on l.id = d.load_id
     where l.state = 'closed' and d.result <> 'delivered'`,
    [name],
  );
  await client.query(
    `insert into dispatch.back_count (delivery_id, line_no, name, said, to_stock, damaged)
     select d.id, b.line_no, b.name, b.units, coalesce(g.units, 0), b.units - coalesce(g.units, 0)
     from dispatch.back_receipt r join dispatch.delivery d on d.id = r.delivery_id join dispatch.delivery_back b on b.delivery_id = d.id
     left join purchase.goods_back_line g on g.back_id = d.back_id and g.line_no = b.line_no and g.goes_to = 'stock'`,
  );
  await client.query(
    `insert into dispatch.back_count (delivery_id, line_no, name, said, to_stock, damaged)
     select d.id, l.line_no, concat_ws(', ', l.name, l.version_name), l.quantity, l.quantity, 0
     from dispatch.back_receipt r join dispatch.delivery d on d.id = r.delivery_id join dispatch.load_stop s on s.id = d.stop_id join purchase.order_line l on l.shipment_id = s.shipment_id
     where d.result = 'refused' and l.quantity > 0`,
  );
  await awaitOthers(client);
}

/** One unit that was written off is missing rather than broken, so that a difference shows; what is not counted is neither in stock nor lost. */
async function awaitOthers(client: ClientBase): Promise<void> {
  await client.query(
    `update dispatch.back_count c set damaged = damaged - 1 from (
       select delivery_id, line_no from dispatch.back_count where damaged > 0 order by delivery_id, line_no limit 1) one
     where c.delivery_id = one.delivery_id and c.line_no = one.line_no`,
  );
  await client.query(
    `delete from purchase.loss x using dispatch.delivery d where d.back_id = x.back_id
     and not exists (select from dispatch.back_receipt r where r.delivery_id = d.id)`,
  );
  await client.query(
    `update purchase.goods_back_line g set goes_to = 'awaited' from dispatch.delivery d where d.back_id = g.back_id
     and not exists (select from dispatch.back_receipt r where r.delivery_id = d.id)`,
  );
  await client.query(
    `insert into purchase.awaited (back_id, line_no, version_id, warehouse_id, units)
     select g.back_id, g.line_no, l.version_id, o.warehouse_id, g.units from purchase.goods_back_line g
     join purchase.order o on o.id = g.order_id join purchase.order_line l on l.order_id = g.order_id and l.line_no = g.line_no
     where g.goes_to = 'awaited'`,
  );
}
