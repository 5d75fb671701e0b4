import { statement } from '../../../platform/db.ts';

/** The units that parts that have not left hold of stock rows. */
export const listOpenUnits = statement(
  'purchase.list_open_units',
  `select p.version_id::text as "versionId", coalesce(s.warehouse_id, o.warehouse_id) as "warehouseId", sum(p.quantity)::int as units
   from purchase.shipment s join purchase.order o on o.id = s.order_id
   join purchase.order_line l on l.order_id = s.order_id and l.shipment_id = s.id
   join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
   where s.status in ('received', 'preparing')
   group by 1, 2`,
);

/** One process checks at a time; another check within six hours is enough, unless a person asks. */
export const holdStockCheck = statement(
  'purchase.hold_stock_check',
  `select pg_try_advisory_xact_lock(hashtext('purchase.stock_check'))
     and ($1::boolean or not exists (select from purchase.stock_check where at > now() - interval '6 hours')) as "isDue"`,
);

export const insertStockCheck = statement(
  'purchase.insert_stock_check',
  `insert into purchase.stock_check (rows, differing, names) values ($rows, $differing, $names::text[])`,
);

/** Keeps the last thirty. */
export const removeOldChecks = statement(
  'purchase.remove_old_stock_checks',
  `delete from purchase.stock_check where id <= (select id from purchase.stock_check order by id desc offset 30 limit 1)`,
);

export const findLastCheck = statement(
  'purchase.find_last_stock_check',
  `select at, differing, names from purchase.stock_check order by id desc limit 1`,
);
