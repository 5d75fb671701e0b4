import { dayIn } from '@tonalia/rules/dates';
import type { ClientBase } from 'pg';
import { daysFrom } from './days.ts';

/** Units of the last 90 days, per day and in total, and the units promised by open presales. */
export async function countSold(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into products.sold (version_id, warehouse_id, day, units)
     select l.version_id, o.warehouse_id, (o.created_at at time zone 'America/Bogota')::date, sum(l.quantity)::int
     from purchase.order_line l join purchase.order o on o.id = l.order_id
     where o.created_at > $1 and o.status not in ('cancelled', 'rejected') group by 1, 2, 3`,
    [daysFrom(now, -90)],
  );
  await client.query(`update products.version v set units_sold = s.units from (
    select version_id, sum(units)::int as units from products.sold group by 1) s where s.version_id = v.id`);
  await client.query(`update products.product p set units_sold = s.units from (
    select v.product_id, sum(v.units_sold)::int as units from products.version v where v.units_sold > 0 group by 1) s where s.product_id = p.id`);
  await client.query(`update products.product p set sold_in = own.sold_in from (
    select product_id, jsonb_object_agg(warehouse_id, units) as sold_in from (
      select v.product_id, d.warehouse_id, sum(d.units)::int as units
      from products.sold d join products.version v on v.id = d.version_id group by 1, 2) sums
    group by product_id) own where own.product_id = p.id`);
  await client.query(
    `update products.presale p set taken = s.units from (
       select l.product_id, sum(l.quantity) as units from purchase.order_line l join purchase.order o on o.id = l.order_id
       where l.advanced and o.status not in ('cancelled', 'rejected') and l.dispatch_date >= $1 group by 1) s
     where s.product_id = p.product_id`,
    [dayIn(now)],
  );
}
