import { rowIs, statement } from '../../../platform/db.ts';
import type { MovementCause } from '../movement/movement.ts';

/** The filters of a list; `typed` is a document, or names the versions of `versionIds`. */
const isWanted = `($warehouseId::text is null or warehouse_id = $warehouseId)
     and ($cause::text is null or cause = $cause)
     and ($operatorId::uuid is null or operator_id = $operatorId)
     and ($from::date is null or at >= $from::date::timestamp at time zone 'America/Bogota')
     and ($to::date is null or at < ($to::date + 1)::timestamp at time zone 'America/Bogota')
     and ($typed::text is null or document = $typed or version_id = any($versionIds::bigint[]))`;

/** Movements of all versions, newest first. */
export const listAllMovements = statement(
  'products.list_all_movements',
  `select id::text as id, version_id::text as "versionId", at, warehouse_id as "warehouseId", units, cause, reason, document,
     on_hand_after as "onHandAfter"
   from products.stock_movement
   where ($before::bigint is null or id < $before) and ${isWanted}
   order by stock_movement.id desc limit $limit offset $offset`,
  rowIs<{ cause: MovementCause }>(),
);

/** How many movements pass the filters, counted up to `most`. */
export const countAllMovements = statement(
  'products.count_all_movements',
  `select count(*)::int as movements from (select from products.stock_movement where ${isWanted} limit $most) counted`,
);

/** Where a version lies, or its reserve; the row is locked. */
export const lockShelf = statement(
  'products.lock_shelf',
  `select case when $isReserve::boolean then reserve_shelf else shelf end as shelf from products.stock where version_id = $versionId and warehouse_id = $warehouseId for update`,
);

export const setShelf = statement(
  'products.set_shelf',
  `update products.stock set shelf = case when $isReserve::boolean then shelf else $shelf end,
     reserve_shelf = case when $isReserve then $shelf else reserve_shelf end
   where version_id = $versionId and warehouse_id = $warehouseId`,
);
