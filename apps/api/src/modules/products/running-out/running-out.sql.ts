import { rowIs, statement } from '../../../platform/db.ts';
import { topSeller } from '../card/card.sql.ts';

/**
 * Versions on sale with units that last at most `days` at the rate sold since `since`, `period` days ago; those that end first come first.
 * `total` counts all of them, `topSellers` those of top sellers.
 */
export const listRunningOut = statement(
  'products.list_running_out',
  `with rate as (
     select version_id, sum(units)::int as units from products.sold
     where day >= $since::date and ($warehouseId::text is null or warehouse_id = $warehouseId) group by version_id
   ), held as (
     select rate.version_id, rate.units, coalesce((select sum(s.available) from products.stock s
       where s.version_id = rate.version_id and ($warehouseId::text is null or s.warehouse_id = $warehouseId)), 0)::int as available
     from rate
   )
   select held.version_id::text as "versionId", held.available, floor(held.available::float8 * $period::int / held.units)::int as "daysLeft",
     (count(*) over ())::int as total, (count(*) filter (where ${topSeller}) over ())::int as "topSellers"
   from held join products.version v on v.id = held.version_id join products.product p on p.id = v.product_id
   where held.available::bigint * $period::int <= held.units::bigint * $days::int and v.active and p.active and p.kind = 'simple'
   order by held.available::float8 / held.units, held.units desc, held.version_id limit $limit`,
  rowIs<{ daysLeft: number }>(),
);
