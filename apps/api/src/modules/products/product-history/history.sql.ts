import { rowIs, statement } from '../../../platform/db.ts';
import type { SellingPair } from '../grid/cells.rules.ts';

type ActValue = number | SellingPair | null;

/** The newest acts on cells of a product, by field and list: how many of its versions, and a value where all had the same. */
export const listProductActs = statement(
  'products.list_product_acts',
  `select a.id, a.at, o.name as by, a.undone_at is not null as "isUndone", i.field, i.trade_type_id as "tradeTypeId", count(*)::int as count,
     count(distinct i.before::text) + count(distinct i.after::text) > 2 as "isMixed",
     (array_agg(i.before))[1] as before, (array_agg(i.after))[1] as after,
     case when count(*) = 1 then min(coalesce(nullif(concat_ws(' ', v.shade_code, v.shade_name), ''), v.code)) end as shade,
     (select count(*)::int from products.cell_act_item t where t.act_id = a.id) as cells,
     exists (select from products.cell_act_item t where t.act_id = a.id and t.field = 'price') as "hasPrices"
   from products.version v join products.cell_act_item i on i.version_id = v.id
   join products.cell_act a on a.id = i.act_id left join office.operator o on o.id = a.operator_id
   where v.product_id = $id group by a.id, o.name, i.field, i.trade_type_id
   order by a.at desc, a.id, i.field, i.trade_type_id limit $limit`,
  rowIs<{
    before: ActValue;
    after: ActValue;
  }>(),
);

/** The newest audit events of a product, of its versions and of its photographs. The action says whether the id is of a product or of a version. */
export const listProductEvents = statement(
  'products.list_product_events',
  `with subject as (
     select p.id::text as id, true as "isProduct", p.code, null as shade from products.product p where p.id = $id
     union all
     select v.id::text, false, v.code, coalesce(nullif(concat_ws(' ', v.shade_code, v.shade_name), ''), v.code)
     from products.version v where v.product_id = $id
   ), event as (
     select a.*, s.shade from subject s join platform.audit a on a.subject_id = s.id
     where case when s."isProduct" then a.action = any($ofProduct::text[]) else a.action = any($ofVersion::text[]) end
       or a.action = 'products.selling_changed' and a.detail ->> 'code' = s.code
     union all
     select a.*, s.shade from subject s join platform.audit a
       on a.subject_id = case when s."isProduct" then 'product:' else 'version:' end || s.id
     where starts_with(a.action, 'media.')
   )
   select e.id::text, e.at, coalesce(o.name, e.detail ->> 'by') as by, e.action, e.detail, e.shade
   from event e left join office.operator o on o.id = e.operator_id order by e.at desc, e.id desc limit $limit`,
  rowIs<{ detail: Record<string, unknown> }>(),
);

/** Whether a product exists. */
export const findHistoryProduct = statement(
  'products.find_history_product',
  `select id from products.product where id = $1`,
);
