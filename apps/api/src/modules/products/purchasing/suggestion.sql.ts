import { purchaseRateWeeks } from '@tonalia/rules/policy';
import { rowIs, statement } from '../../../platform/db.ts';

const weeks = Array.from({ length: purchaseRateWeeks }, (_, at) => purchaseRateWeeks - 1 - at)
  .map((week) => `coalesce(sum(units) filter (where ($today::date - 1 - s.day) / 7 = ${week}), 0)`)
  .join(', ');

/**
 * The versions on sale of a supplier's brands, or of brands without a supplier, with units, sales of whole weeks and open orders. `perDay` counts
 * the days without an offer only. What ends first
 * comes first; what does not sell, last.
 */
export const listPurchaseNeeds = statement(
  'products.list_purchase_needs',
  `with supplied as (
     select v.id, p.id as product_id, p.search_name, v.position from products.product p join products.version v on v.product_id = p.id
     left join products.supplier_brand b on b.manufacturer_id = p.manufacturer_id
     where p.kind = 'simple' and p.active and v.active
       -- not 'is not distinct from', of which PostgreSQL expects one row
       and ($supplierId::uuid is null and b.manufacturer_id is null or b.supplier_id = $supplierId)
   ), offer_day as (
     select distinct p.id as product_id, at::date as day
     from products.deal d join products.product p on p.id in (select product_id from supplied) and (p.id = d.product_id
       or p.manufacturer_id = d.manufacturer_id or p.category_id in (select c.id from products.category c where d.category_id in (c.id, c.parent_id)))
     cross join generate_series(greatest($today::date - $days::int, (lower(d.during) at time zone 'America/Bogota')::date)::timestamp,
       least($today::date - 1, (coalesce(upper(d.during), 'infinity') - interval '1 microsecond') at time zone 'America/Bogota'), '1 day') at
     where platform.falls_on(at at time zone 'America/Bogota', d.weekdays) and d.during && tstzrange(($today::date - $days::int)::timestamp at time zone 'America/Bogota', $today::date::timestamp at time zone 'America/Bogota')
   ), offered as (
     select product_id, count(*)::int as days from offer_day group by product_id
   ), sales as (
     select s.version_id, array[${weeks}]::int[] as weeks,
       -- days of an offer sell more than usual; without another day they are all there is
       coalesce(sum(units) filter (where o.day is null)::float8 / nullif($days::int - min(coalesce(f.days, 0)), 0), sum(units)::float8 / $days::int) as per_day
     from products.sold s join supplied v on v.id = s.version_id left join offered f on f.product_id = v.product_id
     left join offer_day o on o.product_id = v.product_id and o.day = s.day
     where s.day >= $today::date - $days::int and s.day < $today::date
     group by s.version_id
   ), held as (
     select version_id, sum(available)::int as units from products.stock where version_id in (select id from supplied) group by version_id
   ), expected as (
     select l.version_id, sum(greatest(l.units - l.received, 0))::int as units
     from products.purchase_order_line l join products.purchase_order o on o.id = l.order_id
     where o.state in ('sent', 'partial') group by l.version_id
   )
   select s.id::text as id, coalesce(h.units, 0) as available, coalesce(e.units, 0) as coming,
     coalesce(sales.per_day, 0) as "perDay", coalesce(sales.weeks, array_fill(0, array[${purchaseRateWeeks}])) as weeks,
     floor(coalesce(h.units, 0) / sales.per_day)::int as "coverDays", coalesce(y.box, 1) as box, y.cost
   from supplied s left join sales on sales.version_id = s.id left join held h on h.version_id = s.id
   left join expected e on e.version_id = s.id left join products.version_supply y on y.version_id = s.id
   order by coalesce(h.units, 0) / sales.per_day nulls last, s.search_name, s.position, s.id
   limit $limit`,
  rowIs<{ weeks: number[] }>(),
);

/** Suppliers with their brands and the number of versions on sale of those. */
export const listSuppliers = statement(
  'products.list_suppliers',
  `select s.id, s.name, s.email, s.lead_days as "leadDays", s.minimum, s.version,
     coalesce(array_agg(b.manufacturer_id::text order by b.manufacturer_id) filter (where b.manufacturer_id is not null), '{}') as "brandIds",
     coalesce(sum(n.versions), 0)::int as versions
   from products.supplier s left join products.supplier_brand b on b.supplier_id = s.id
   left join (
     select p.manufacturer_id, count(*) as versions from products.product p join products.version v on v.product_id = p.id
     where p.kind = 'simple' and p.active and v.active group by p.manufacturer_id) n on n.manufacturer_id = b.manufacturer_id
   group by s.id order by s.plain_name`,
);

/** Versions on sale of brands without a supplier. */
export const countWithoutSupplier = statement(
  'products.count_without_supplier',
  `select count(*)::int as count from products.product p join products.version v on v.product_id = p.id
   where p.kind = 'simple' and p.active and v.active
     and not exists (select 1 from products.supplier_brand b where b.manufacturer_id = p.manufacturer_id)`,
);

export const listBrandNames = statement(
  'products.list_brand_names',
  `select id::text as _id, name from products.manufacturer order by plain_name`,
);
