import { rowIs, statement } from '../../../platform/db.ts';

/** A category with those below it. */
export const listCategoryTree = statement(
  'products.list_category_tree',
  `select id from products.category where id = $1 or parent_id = $1`,
);

/** The units of versions by warehouse. */
export const listUnitsIn = statement(
  'products.list_units_in',
  `select version_id::text as "versionId", warehouse_id as "warehouseId", on_hand as "onHand", reserved, available, shelf, reserve_shelf as "reserveShelf"
   from products.stock where version_id = any($1::bigint[]) order by warehouse_id`,
);

/** What one unit of versions costs without IVA, null while it is not known, and the grams or millilitres in it. */
export const listUnitFacts = statement(
  'products.list_unit_facts',
  `select v.id::text as "versionId", s.cost, case when v.volume_unit <> 'und' then v.volume end as grams
   from products.version v left join products.version_supply s on s.version_id = v.id where v.id = any($1::bigint[])`,
);

/** Open presales of the products of versions. */
export const listPresalesOf = statement(
  'products.list_presales_of_versions',
  `select v.id::text as "versionId", ps.taken as units, ps.dispatch_date as "dispatchDate"
   from products.version v join products.presale ps on ps.product_id = v.product_id and not v.excluded_from_presale
   where v.id = any($1::bigint[]) and ps.opens_at <= $2 and ps.closes_at > $2`,
);

/** What a version sold since a day. */
export const sumSoldSince = statement(
  'products.sum_sold_since',
  `select coalesce(sum(units), 0)::int as units from products.sold where version_id = $versionId and day >= $since::date`,
);

/** Movements of a version, newest first. */
export const listMovements = statement(
  'products.list_movements',
  `select id::text as id, at, warehouse_id as "warehouseId", units, cause, reason, document, on_hand_after as "onHandAfter"
   from products.stock_movement
   where version_id = $versionId and ($warehouseId::text is null or warehouse_id = $warehouseId)
     and ($before::bigint is null or id < $before) and at > $since
   order by stock_movement.id desc limit $limit`,
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
  rowIs<{ at: Date }>(),
);

/** The next purchase order with units of a version that have not arrived. */
export const findArriving = statement(
  'products.find_arriving',
  `select o.id as "orderId", o.code, l.units - l.received as units, o.arrives_on as "arrivesOn"
   from products.purchase_order_line l join products.purchase_order o on o.id = l.order_id
   where l.version_id = $1 and l.received < l.units and o.state in ('sent', 'partial') order by o.arrives_on, o.code limit 1`,
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
);

/** The product of a version, with the version's code. */
export const findVersionCode = statement(
  'products.find_version_code',
  `select code, product_id::text as "productId" from products.version where id = $1`,
);

/** Transfers on their way and open counts, for the tabs. */
export const countOpenWork = statement(
  'products.count_open_work',
  `select t.count as traslados, c.count as conteos
   from (select count(*)::int as count from products.transfer where state = 'sent') t,
     (select count(*)::int as count from products.stock_count where state = 'open') c`,
);
