import { rowIs, statement } from '../../../platform/db.ts';
import type { SellingPair } from './cells.rules.ts';

/** Locks the products of versions, in order of their ids; the versions are locked after them. */
export const lockProductsOfVersions = statement(
  'products.lock_products_of_versions',
  `select p.id from products.product p where p.id in (select v.product_id from products.version v where v.id = any($1::bigint[]))
   order by p.id for no key update`,
);

/** Locks versions, in order of their ids, and reads what the grid edits. Their products must be locked. */
export const lockGridRows = statement(
  'products.lock_grid_rows',
  `select v.id, v.code, v.product_id as "productId", p.has_versions as "hasVersions", v.base_price as "basePrice",
     coalesce((select jsonb_object_agg(tp.trade_type_id, tp.amount) from products.price tp where tp.version_id = v.id), '{}') as "tradePrices",
     p.min_quantity as minimum, v.revision + p.revision as revision,
     jsonb_build_object('version', v.selling, 'versionReason', v.selling_reason,
       'product', p.selling, 'productReason', p.selling_reason) as selling
   from products.version v join products.product p on p.id = v.product_id
   where v.id = any($1::bigint[]) order by v.id for no key update of v`,
  rowIs<{ tradePrices: Record<string, number>; selling: SellingPair }>(),
);

/** Sets the minimums of products with locked rows. */
export const setMinimums = statement(
  'products.set_minimums',
  `update products.product p set min_quantity = new.units
   from unnest($ids::bigint[], $units::int[]) as new (id, units) where p.id = new.id`,
);

/** Ends a change that begins after `since` and is not undone; no row when there is nothing to undo. */
export const markCellActUndone = statement(
  'products.mark_cell_act_undone',
  `update products.cell_act set undone_at = now() where id = $actId and at > $since and undone_at is null returning id`,
);

/** The cells of a change that is not older than `since`, in their order. */
export const listCellActItems = statement(
  'products.list_cell_act_items',
  `select i.version_id as "versionId", i.field, i.trade_type_id as "tradeTypeId", i.before, i.after
   from products.cell_act a join products.cell_act_item i on i.act_id = a.id
   where a.id = $actId and a.at > $since order by i.position`,
  rowIs<{
    before: number | SellingPair | null;
    after: number | SellingPair | null;
  }>(),
);
