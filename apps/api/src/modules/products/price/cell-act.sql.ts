import { largePriceChange } from '@tonalia/rules/policy';
import { statement } from '../../../platform/db.ts';

/** How many prices an operator changed by more than 20 % in the last hour; what was undone does not count. */
export const countLargeChanges = statement(
  'products.count_much_changed',
  `select count(*)::int as count from products.cell_act a
   join products.cell_act_item i on i.act_id = a.id and i.field = 'price'
   join products.version v on v.id = i.version_id
   cross join lateral (select case i.field when 'price' then coalesce((i.before #>> '{}')::numeric, v.base_price) end as was,
     case i.field when 'price' then coalesce((i.after #>> '{}')::numeric, v.base_price) end as now) p
   where a.operator_id = $1 and a.at > now() - interval '1 hour' and a.undone_at is null and abs(p.now - p.was) > p.was * ${largePriceChange}`,
);

/** Begins a change of cells that can be undone. */
export const insertCellAct = statement(
  'products.insert_cell_act',
  `insert into products.cell_act (operator_id) values ($1) returning id, at`,
);

/** The cells of a change, as JSON with the columns of the table. */
export const insertCellActItems = statement(
  'products.insert_cell_act_items',
  `insert into products.cell_act_item (act_id, position, version_id, field, trade_type_id, before, after)
   select $actId::uuid, e.ordinality, e."versionId", e.field, e."tradeTypeId", e.before, e.after
   from rows from (jsonb_to_recordset($items::jsonb) as
     ("versionId" bigint, field text, "tradeTypeId" text, before jsonb, after jsonb)) with ordinality as e`,
);
