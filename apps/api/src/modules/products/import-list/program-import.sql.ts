import { rowIs, statement } from '../../../platform/db.ts';

/** The prices that a check foresees for versions that exist, the last row of each version and list; `$below` leaves out those that fall below a share, 0 none. */
export const listForeseenPrices = statement(
  'products.list_foreseen_import_prices',
  `select distinct on (1, 2) r.version_id::text as "versionId", nullif(split_part(one->>'field', ':', 2), '') as "tradeTypeId",
     (one->>'before')::int as before, (one->>'after')::int as amount
   from products.import_row r cross join lateral jsonb_array_elements(r.changes) one
   where r.import_id = $id and r.outcome = 'updated' and r.version_id is not null and one->>'field' like 'price%'
     and not coalesce(case when one->>'field' like 'price%' then (one->>'after')::float8 < (one->>'before')::float8 * $below::float8 end, false)
   order by 1, 2, r.row_no desc`,
  rowIs<{ amount: number }>(),
);

export const setImportPrograms = statement(
  'products.set_import_programs',
  `update products.import_run set prices_from = $from, program_ids = $programIds::uuid[] where id = $id`,
);
