import type { ImportChange, ImportCounts, ImportRow } from '@tonalia/contract/import-office';
import { rowIs, statement } from '../../../platform/db.ts';

const isPriced = `r.changes @? '$[*] ? (@.field starts with "price")'`;
const isStocked = `r.changes @? '$[*] ? (@.field starts with "stock")'`;

/** A price falls below `$below` of the old one. */
const fallen = `case when one->>'field' like 'price%' then (one->>'after')::float8 < (one->>'before')::float8 * $below::float8 end`;
const isFallen = `exists (select from jsonb_array_elements(r.changes) one where ${fallen})`;

/** What becomes of the rows of a run. */
export const countRows = statement(
  'products.count_import_rows',
  `select count(*) filter (where outcome = 'created')::int as created, count(*) filter (where outcome = 'updated')::int as updated,
     count(*) filter (where outcome = 'unchanged')::int as unchanged, count(*) filter (where outcome = 'skipped')::int as skipped,
     count(*) filter (where outcome = 'updated' and ${isPriced})::int as priced,
     count(*) filter (where outcome = 'updated' and r.changes @? '$[*] ? (@.field == "price" && @.after > @.before)')::int as raised,
     count(*) filter (where outcome = 'updated' and ${isStocked})::int as stocked,
     count(*) filter (where outcome = 'updated' and ${isFallen})::int as fallen,
     round(avg((c.after / c.before - 1) * 100) filter (where outcome = 'updated')::numeric, 1)::float8 as "averagePercent",
     count(*) filter (where doubted)::int as doubted, count(distinct product_key) filter (where outcome = 'created')::int as products
   from products.import_row r left join lateral (
     select (one->>'before')::float8 as before, (one->>'after')::float8 as after from jsonb_array_elements(r.changes) one
     where case when one->>'field' = 'price' then (one->>'before')::float8 > 0 end limit 1) c on true
   where import_id = $id`,
  rowIs<Omit<ImportCounts, 'steepest'>>(),
);

const filtered = `from products.import_row r
   left join products.version v on v.id = r.version_id left join products.product p on p.id = v.product_id
   cross join lateral (select coalesce(r.name, p.name, r.content->>'product') as product,
     nullif(concat_ws(' ', coalesce(v.shade_code, r.content->>'shadeCode'), coalesce(v.shade_name, r.content->>'shadeName')), '') as shade) n
   where r.import_id = $id and case $filter::text
     when 'created' then r.outcome = 'created' when 'skipped' then r.outcome = 'skipped' when 'doubted' then r.doubted when 'fallen' then r.outcome = 'updated' and ${isFallen} when 'kept' then r.undone = 'kept'
     when 'priced' then r.outcome = 'updated' and ${isPriced} when 'stocked' then r.outcome = 'updated' and ${isStocked}
     else r.outcome in ('created', 'updated') end
     and ($q::text is null or strpos(platform.plain_text(concat_ws(' ', r.code, n.product, n.shade)), platform.plain_text($q)) > 0)`;

/** A page of rows of a run, in the order of the file. */
export const listRows = statement(
  'products.list_import_rows',
  `select r.row_no as row, r.code, concat_ws(' ', n.product, n.shade) as name, coalesce(v.hex, r.content->>'hex') as hex, r.outcome,
     r.doubted as "isDoubted", coalesce(r.kept_reason, r.reason) as reason, coalesce(r.changes, '[]') as changes
   ${filtered} order by r.row_no limit $limit offset $offset`,
  rowIs<Pick<ImportRow, 'outcome' | 'hex'> & { changes: ImportChange[]; name: string }>(),
);

export const countListedRows = statement(
  'products.count_listed_import_rows',
  `select count(*)::int as rows from (select ${filtered} limit $most) r`,
);

/** The price that falls most of those that fall much. */
export const findSteepestFall = statement(
  'products.find_steepest_fall_of_import',
  `select concat_ws(' ', p.name, v.shade_code, v.shade_name) as name, (one->>'before')::int as before, (one->>'after')::int as after
   from products.import_row r join products.version v on v.id = r.version_id join products.product p on p.id = v.product_id
   cross join lateral jsonb_array_elements(r.changes) one
   where r.import_id = $id and r.outcome = 'updated' and ${fallen}
   order by (one->>'after')::float8 / (one->>'before')::float8, r.row_no limit 1`,
  rowIs<{ before: number; after: number }>(),
);

/** The next rows of a report, after a line of the file. */
export const listReportRows = statement(
  'products.list_import_report_rows',
  `select row_no as row, outcome, undone, code, coalesce(kept_reason, reason) as reason, coalesce(changes, '[]') as changes from products.import_row
   where import_id = $id and row_no > $after and outcome is not null order by row_no limit $limit`,
  rowIs<Pick<ImportRow, 'outcome'> & { changes: ImportChange[]; undone: 'back' | 'kept' | null }>(),
);
