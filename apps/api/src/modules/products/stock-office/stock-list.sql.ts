import { rowIs, statement } from '../../../platform/db.ts';
import { hasTypedWords, joinTypedWords } from '../office/typed-words.sql.ts';

/** Days that a version with few units lasts at most; it is in the tab of those that run out. */
const FEW_DAYS = 10;
const runsOut = `(available > 0 and cover <= ${FEW_DAYS})`;
const isOut = 'available = 0';
const isIdle = '(on_hand > 0 and cover is null)';

/**
 * A page of the versions on sale or on hand, with the number of each tab under the other filters. One scan of the catalogue's stock and of the sales
 * since `since`, `period` days ago: PostgreSQL expects half of the rows of a `coalesce`. It expects one of `like all`, and would add the sales up again
 * for each version found.
 */
export const listStockPage = statement(
  'products.list_stock_page',
  `with rate as (
     select version_id, sum(units)::float8 / $period::int as per_day from products.sold
     where day >= $since::date and ($warehouseId::text is null or warehouse_id = $warehouseId) group by version_id
   ), held as (
     select version_id, sum(on_hand)::int as on_hand, sum(reserved)::int as reserved, sum(available)::int as available,
       bool_or(on_hand > 0 and shelf is null) as unshelved
     from products.stock where $warehouseId::text is null or warehouse_id = $warehouseId group by version_id
   ), shown as (
     select v.id, p.search_name, v.position, coalesce(held.on_hand, 0) as on_hand, coalesce(held.reserved, 0) as reserved,
       coalesce(held.available, 0) as available, coalesce(rate.per_day, 0) as per_day, coalesce(held.available, 0) / rate.per_day as cover,
       held.on_hand::bigint * supply.cost as value
     from products.product p ${joinTypedWords} join products.version v on v.product_id = p.id
     left join held on held.version_id = v.id left join rate on rate.version_id = v.id
     left join products.version_supply supply on supply.version_id = v.id
     where p.kind = 'simple' and (p.active and v.active or held.on_hand > 0)
       and ($ids::bigint[] is null or v.id = any($ids))
       and ($brandId::bigint is null or p.manufacturer_id = $brandId)
       and ($categoryIds::bigint[] is null or p.category_id = any($categoryIds))
       and ($isReserved::boolean is null or $isReserved = (coalesce(held.reserved, 0) > 0))
       and ($isShelved::boolean is null or $isShelved = case when held.unshelved then false when held.on_hand > 0 then true end)
       and ($isPresold::boolean is null or $isPresold = (not v.excluded_from_presale and exists (
         select from products.presale ps where ps.product_id = p.id and ps.opens_at <= $now and ps.closes_at > $now)))
       and coalesce(v.barcode = $q or ${hasTypedWords}, false)
   ), wanted as materialized (
     select *, case $tab::text when 'running_out' then ${runsOut} when 'out' then ${isOut} when 'idle' then ${isIdle} else true end as in_tab
     from shown where $cover::int is null or cover <= $cover
   ), counted as (
     select count(*)::int as all_, (count(*) filter (where ${runsOut}))::int as running_out, (count(*) filter (where ${isOut}))::int as out_,
       (count(*) filter (where ${isIdle}))::int as idle, coalesce(sum(value) filter (where in_tab), 0)::float8 as value
     from wanted
   )
   select id, on_hand as "onHand", reserved, available, per_day as "perDay", floor(cover)::int as "coverDays", counted.value, all_, running_out,
     out_, idle
   from wanted, counted where in_tab
   order by case when $sort::text = 'cover' then cover end, case when $sort = 'available' then available end,
     case when $sort = '-available' then available end desc, search_name, position, id
   limit $limit offset $offset`,
  rowIs<{
    onHand: number;
    reserved: number;
    available: number;
    perDay: number;
    value: number;
    all_: number;
    running_out: number;
    out_: number;
    idle: number;
  }>(),
);

/** A category with those below it. */
export const listCategoryTree = statement(
  'products.list_category_tree',
  `select id from products.category where id = $1 or parent_id = $1`,
);

/** The units of versions by warehouse. */
export const listUnitsIn = statement(
  'products.list_units_in',
  `select version_id::text as "versionId", warehouse_id as "warehouseId", on_hand as "onHand", reserved, available, shelf
   from products.stock where version_id = any($1::bigint[]) order by warehouse_id`,
  rowIs<{ versionId: string; onHand: number }>(),
);

/** What one unit of versions costs without IVA, null while it is not known, and the grams or millilitres in it. */
export const listUnitFacts = statement(
  'products.list_unit_facts',
  `select v.id::text as "versionId", s.cost, case when v.volume_unit <> 'und' then v.volume end as grams
   from products.version v left join products.version_supply s on s.version_id = v.id where v.id = any($1::bigint[])`,
  rowIs<{ versionId: string; cost: number | null; grams: number | null }>(),
);

/** Open presales of the products of versions. */
export const listPresalesOf = statement(
  'products.list_presales_of_versions',
  `select v.id::text as "versionId", ps.taken as units, ps.dispatch_date as "dispatchDate"
   from products.version v join products.presale ps on ps.product_id = v.product_id and not v.excluded_from_presale
   where v.id = any($1::bigint[]) and ps.opens_at <= $2 and ps.closes_at > $2`,
  rowIs<{ versionId: string }>(),
);

/** What a version sold since a day. */
export const sumSoldSince = statement(
  'products.sum_sold_since',
  `select coalesce(sum(units), 0)::int as units from products.sold where version_id = $versionId and day >= $since::date`,
  rowIs<{ units: number }>(),
);

/** Movements of a version, newest first. */
export const listMovements = statement(
  'products.list_movements',
  `select id::text as id, at, warehouse_id as "warehouseId", units, cause, reason, document, on_hand_after as "onHandAfter"
   from products.stock_movement
   where version_id = $versionId and ($warehouseId::text is null or warehouse_id = $warehouseId)
     and ($before::bigint is null or id < $before) and at > $since
   order by stock_movement.id desc limit $limit`,
  rowIs<{ id: string }>(),
);

/** When each warehouse counted a version last. */
export const listLastCounts = statement(
  'products.list_last_counts',
  `select warehouse_id as "warehouseId", max(at) as at from (
     select warehouse_id, at from products.stock_movement where version_id = $1 and cause = 'count'
     union all
     select c.warehouse_id, i.counted_at from products.count_item i join products.stock_count c on c.id = i.count_id
     where i.version_id = $1 and i.applied is not null) counted
   group by warehouse_id`,
  rowIs<{ warehouseId: string; at: Date }>(),
);

/** The next purchase order with units of a version that have not arrived. */
export const findArriving = statement(
  'products.find_arriving',
  `select o.id as "orderId", o.code, l.units - l.received as units, o.arrives_on as "arrivesOn"
   from products.purchase_order_line l join products.purchase_order o on o.id = l.order_id
   where l.version_id = $1 and l.received < l.units and o.state in ('sent', 'partial') order by o.arrives_on, o.code limit 1`,
  rowIs<{ units: number }>(),
);

/** Sets what is available so that the row has this many units on hand. The row is locked. */
export const setOnHand = statement(
  'products.set_on_hand',
  `update products.stock set available = $available, moved_for = $movedFor::jsonb
   where version_id = $versionId and warehouse_id = $warehouseId`,
);

export const lockStockRow = statement(
  'products.lock_stock_row',
  `select on_hand as "onHand", reserved from products.stock where version_id = $versionId and warehouse_id = $warehouseId for update`,
  rowIs<{ onHand: number }>(),
);

/** The product of a version, with the version's code. */
export const findVersionCode = statement(
  'products.find_version_code',
  `select code, product_id::text as "productId" from products.version where id = $1`,
  rowIs<{ productId: string }>(),
);

/** Transfers on their way and open counts, for the tabs. */
export const countOpenWork = statement(
  'products.count_open_work',
  `select t.count as traslados, c.count as conteos
   from (select count(*)::int as count from products.transfer where state = 'sent') t,
     (select count(*)::int as count from products.stock_count where state = 'open') c`,
  rowIs<{ traslados: number; conteos: number }>(),
);
