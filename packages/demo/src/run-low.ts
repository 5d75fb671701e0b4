import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { salesRateDays } from '@tonalia/rules/policy';
import type { ClientBase } from 'pg';

/** Products with a stock that other tests and screens rely on. */
const kept = ['TS', 'NA', 'OX-20', 'RR-ACH'];
/** Versions that sell well and are nearly gone. */
const LOW = 20;
/** Days that the units of the last of them suffice for; the first is gone. */
const MOST_DAYS = 3.8;

/**
 * Leaves few units of some best-sellers, all of them in Bogotá, so that they run out within days. What the demo's main customer bought
 * stays as it is.
 */
export async function runLow(client: ClientBase, mainCustomerId: string, now: Date): Promise<void> {
  await client.query(
    `with low as (
       select sold.version_id, floor(sold.units * $5::float8 * (row_number() over (order by sold.units desc, sold.version_id) - 11)
         / $4 / $2)::int as available
       from (select version_id, sum(units) as units from products.sold where day >= $3 group by 1) sold
       join products.version v on v.id = sold.version_id join products.product p on p.id = v.product_id
       where p.kind = 'simple' and p.code <> all($6) and v.id not in (
         select l.version_id from purchase.order_line l join purchase.order o on o.id = l.order_id where o.customer_id = $1)
       order by sold.units desc, sold.version_id offset 10 limit $4)
     update products.stock s set available = case when s.warehouse_id = 'BOG' then greatest(low.available, 0) else 0 end,
       moved_for = '[{"cause": "count"}]'
     from low where s.version_id = low.version_id`,
    [mainCustomerId, salesRateDays, dayAfter(dayIn(now), -salesRateDays), LOW, MOST_DAYS, kept],
  );
}
