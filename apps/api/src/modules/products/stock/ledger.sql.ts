import { rowIs, statement } from '../../../platform/db.ts';

const columns = `coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved, coalesce(m.units, 0)::int as moved`;
const moved = `left join lateral (select sum(m.units) as units from products.stock_movement m
     where m.version_id = s.version_id and m.warehouse_id = s.warehouse_id) m on true`;

/** The stock rows of the next versions by id with the sum of their movements; a version without stock has one row without a warehouse. */
export const listLedgerAfter = statement(
  'products.list_ledger_after',
  `select v.id::text as "versionId", s.warehouse_id as "warehouseId", v.code, ${columns}
   from (select id, code from products.version where id > $after order by id limit $most) v
   left join products.stock s on s.version_id = v.id
   ${moved}
   order by v.id`,
);

/** The same of these stock rows, also of those that are missing. */
export const listLedgerOf = statement(
  'products.list_ledger_of',
  `select v.id::text as "versionId", a.warehouse_id as "warehouseId", v.code, ${columns}
   from unnest($warehouseIds::text[], $versionIds::bigint[]) as a (warehouse_id, version_id) join products.version v on v.id = a.version_id
   left join products.stock s on s.version_id = a.version_id and s.warehouse_id = a.warehouse_id
   ${moved}`,
  rowIs<{ warehouseId: string }>(),
);
