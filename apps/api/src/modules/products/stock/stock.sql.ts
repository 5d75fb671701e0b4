import { rowIs, statement } from '../../../platform/db.ts';

/**
 * Locks the rows in id order to avoid deadlocks, reserves units where there are enough, and returns the versions with too few and their units
 * left. Less than zero units go back. Uses the locked rows, because those of the statement's snapshot may have changed while it waited. The new number is computed from
 * the locked row too: with the row to be updated, PostgreSQL would test the CHECK with the snapshot's number first.
 */
export const takeFromStock = statement(
  'products.take_from_stock',
  `with need as (
     select * from unnest($ids::bigint[], $quantities::int[]) as need(version_id, quantity)
   ), locked as materialized (
     select s.version_id, s.available, s.reserved, need.quantity
     from products.stock s join need on need.version_id = s.version_id
     where s.warehouse_id = $warehouseId
     order by s.version_id for update of s
   ), taken as (
     update products.stock s set available = locked.available - locked.quantity, reserved = greatest(0, locked.reserved + locked.quantity)
     from locked
     where s.version_id = locked.version_id and s.warehouse_id = $warehouseId and locked.available >= locked.quantity
     returning s.version_id
   )
   select need.version_id, coalesce(locked.available, 0) as available
   from need left join locked on locked.version_id = need.version_id
   where need.version_id not in (select version_id from taken)
   order by need.version_id`,
  rowIs<{ version_id: string }>(),
);

/** Frees reserved units. */
export const giveToStock = statement(
  'products.give_to_stock',
  `with locked as materialized (
     select s.version_id, s.available, s.reserved, need.quantity
     from products.stock s join unnest($ids::bigint[], $quantities::int[]) as need(version_id, quantity) on need.version_id = s.version_id
     where s.warehouse_id = $warehouseId
     order by s.version_id for update of s
   )
   update products.stock s set available = locked.available + locked.quantity, reserved = greatest(0, locked.reserved - locked.quantity)
   from locked where s.version_id = locked.version_id and s.warehouse_id = $warehouseId`,
);

/** Adds units that come into the building. */
export const addToStock = statement(
  'products.add_to_stock',
  `with locked as materialized (
     select s.version_id, s.available, need.quantity
     from products.stock s join unnest($ids::bigint[], $quantities::int[]) as need(version_id, quantity) on need.version_id = s.version_id
     where s.warehouse_id = $warehouseId
     order by s.version_id for update of s
   )
   update products.stock s set available = locked.available + locked.quantity, moved_for = $movedFor::jsonb
   from locked where s.version_id = locked.version_id and s.warehouse_id = $warehouseId`,
);

/** As `takeFromStock` of units that leave the building, which no order reserves. */
export const removeFromStock = statement(
  'products.remove_from_stock',
  `with need as (
     select * from unnest($ids::bigint[], $quantities::int[]) as need(version_id, quantity)
   ), locked as materialized (
     select s.version_id, s.available, need.quantity
     from products.stock s join need on need.version_id = s.version_id
     where s.warehouse_id = $warehouseId
     order by s.version_id for update of s
   ), taken as (
     update products.stock s set available = locked.available - locked.quantity, moved_for = $movedFor::jsonb
     from locked
     where s.version_id = locked.version_id and s.warehouse_id = $warehouseId and locked.available >= locked.quantity
     returning s.version_id
   )
   select need.version_id, coalesce(locked.available, 0) as available
   from need left join locked on locked.version_id = need.version_id
   where need.version_id not in (select version_id from taken)
   order by need.version_id`,
  rowIs<{ version_id: string }>(),
);

/**
 * Adds to the reserved units of rows in any warehouses, or takes from them, with a movement for each document. A row with fewer reserved
 * units than leave keeps none: what is wrong in the books stops no vehicle, and the check of the stock finds it.
 */
export const moveReserved = statement(
  'products.move_reserved',
  `with asked as (
     select * from unnest($warehouseIds::text[], $versionIds::bigint[], $units::int[], $documents::text[])
       as a (warehouse_id, version_id, units, document)
   ), need as (
     select warehouse_id, version_id, sum(units)::int as units, 
       jsonb_agg($facts::jsonb || jsonb_build_object('units', units, 'document', document) order by document) as moved_for
     from asked group by warehouse_id, version_id
   ), locked as materialized (
     select s.version_id, s.warehouse_id, s.reserved, need.units, need.moved_for
     from need join products.stock s on s.version_id = need.version_id and s.warehouse_id = need.warehouse_id
     order by s.warehouse_id collate "C", s.version_id for update of s
   )
   update products.stock s set reserved = greatest(0, locked.reserved + locked.units), moved_for = locked.moved_for
   from locked where s.version_id = locked.version_id and s.warehouse_id = locked.warehouse_id`,
);

/** Locks rows in the order of all that change several. */
export const lockStocks = statement(
  'products.lock_stocks',
  `select s.version_id as "versionId"
   from unnest($warehouseIds::text[], $versionIds::bigint[]) as a (warehouse_id, version_id)
   join products.stock s on s.version_id = a.version_id and s.warehouse_id = a.warehouse_id
   order by s.warehouse_id collate "C", s.version_id for update of s`,
);

/** Adds the missing rows of versions in a warehouse, without units. */
export const ensureStocks = statement(
  'products.ensure_stocks',
  `insert into products.stock (version_id, warehouse_id, available)
   select need.id, $warehouseId, 0 from unnest($ids::bigint[]) as need(id) order by need.id on conflict do nothing`,
);

/** Like `takeFromStock`. A presale that is closed or missing has no units left. */
export const takeFromPresale = statement(
  'products.take_from_presale',
  `with need as (
     select * from unnest($ids::bigint[], $quantities::int[]) as need(product_id, quantity)
   ), locked as materialized (
     select ps.product_id, ps.capacity, ps.taken, need.quantity
     from products.presale ps join need on need.product_id = ps.product_id
     where ps.opens_at <= $now and ps.closes_at > $now
     order by ps.product_id for update of ps
   ), taken as (
     update products.presale ps set taken = locked.taken + locked.quantity
     from locked
     where ps.product_id = locked.product_id and (locked.capacity is null or locked.taken + locked.quantity <= locked.capacity)
     returning ps.product_id
   )
   select need.product_id, coalesce(locked.capacity - locked.taken, 0) as left_over
   from need left join locked on locked.product_id = need.product_id
   where need.product_id not in (select product_id from taken)
   order by need.product_id`,
  rowIs<{ product_id: string }>(),
);

export const giveToPresale = statement(
  'products.give_to_presale',
  `with locked as materialized (
     select ps.product_id, ps.taken, need.quantity
     from products.presale ps join unnest($ids::bigint[], $quantities::int[]) as need(product_id, quantity) on need.product_id = ps.product_id
     where ps.opens_at <= $takenAt
     order by ps.product_id for update of ps
   )
   update products.presale ps set taken = greatest(0, locked.taken - locked.quantity)
   from locked where ps.product_id = locked.product_id`,
);

/** Undoes `countSold` for a day; sales that are too old to count are already removed. */
export const removeSold = statement(
  'products.remove_sold',
  `with sold as materialized (
     select v.id, v.product_id, d.units, least(d.units, need.quantity) as quantity
     from unnest($ids::bigint[], $quantities::int[]) as need(version_id, quantity) join products.version v on v.id = need.version_id
     join products.sold d on d.version_id = v.id and d.warehouse_id = $warehouseId and d.day = $day::date
     order by v.id for no key update of v, d
   ), versions as (
     update products.version v set units_sold = greatest(0, v.units_sold - sold.quantity) from sold where v.id = sold.id
   ), less as (
     update products.sold d set units = sold.units - sold.quantity from sold
     where d.version_id = sold.id and d.warehouse_id = $warehouseId and d.day = $day::date and sold.units > sold.quantity
   ), gone as (
     delete from products.sold d using sold
     where d.version_id = sold.id and d.warehouse_id = $warehouseId and d.day = $day::date and sold.units = sold.quantity
   ), locked as materialized (
     select p.id, totals.quantity from products.product p
     join (select product_id, sum(quantity)::int as quantity from sold group by product_id) totals on totals.product_id = p.id
     order by p.id for no key update of p
   )
   update products.product p set units_sold = greatest(0, p.units_sold - locked.quantity),
     sold_in = case when coalesce((p.sold_in ->> $warehouseId::text)::int, 0) <= locked.quantity then p.sold_in - $warehouseId::text
       else p.sold_in || jsonb_build_object($warehouseId::text, (p.sold_in ->> $warehouseId::text)::int - locked.quantity) end
   from locked where p.id = locked.id`,
);

/** Removes sales before `day`, a few hundred rows at a time. */
export const removeOldSales = statement<{ version_id: string }, [day: string]>(
  'products.remove_old_sales',
  `with gone as (
     delete from products.sold where (day, version_id, warehouse_id) in (
       select day, version_id, warehouse_id from products.sold where day < $1::date limit 500 for update skip locked)
     returning version_id, warehouse_id, units
   ), sums as (
     select version_id, sum(units)::int as units from gone group by version_id
   ), versions as materialized (
     select v.id, v.product_id, sums.units from sums join products.version v on v.id = sums.version_id order by v.id for no key update of v
   ), lessened as (
     update products.version v set units_sold = greatest(0, v.units_sold - versions.units) from versions where v.id = versions.id
   ), locked as materialized (
     select p.id, totals.units, totals.by_warehouse from products.product p
     join (
       select product_id, sum(units)::int as units, jsonb_object_agg(warehouse_id, units) as by_warehouse from (
         select versions.product_id, gone.warehouse_id, sum(gone.units)::int as units
         from gone join versions on versions.id = gone.version_id group by 1, 2) own
       group by product_id) totals on totals.product_id = p.id
     order by p.id for no key update of p
   ), products as (
     update products.product p set units_sold = greatest(0, p.units_sold - locked.units), sold_in = coalesce((
       select jsonb_object_agg(warehouse_id, units) from (
         select key as warehouse_id, value::int - coalesce((locked.by_warehouse ->> key)::int, 0) as units
         from jsonb_each_text(p.sold_in)) still
       where units > 0), '{}')
     from locked where p.id = locked.id
   )
   select version_id from sums`,
);

/** How many of these versions have stock of their own. */
export const countStockedVersions = statement(
  'products.count_stocked_versions',
  `select count(*)::int as count from products.version v join products.product p on p.id = v.product_id
   where v.id = any($1::bigint[]) and p.kind = 'simple'`,
);
