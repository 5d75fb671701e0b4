import { statement } from '../../../platform/db.ts';

/** Rows of a list that another module saves, as they were read. */
export const insertListed = statement(
  'products.import_insert_listed',
  `insert into products.import_row (import_id, row_no, product_key, version_key, content, outcome, reason, code, name)
   select $importId, r.row_no, platform.plain_text(r.key), platform.plain_text(r.same), r.content,
     case when r.reason is not null then 'skipped' end, r.reason, r.code, r.content->>'name'
   from unnest($rowNos::int[], $keys::text[], $uniques::text[], $contents::jsonb[], $reasons::text[], $codes::text[])
     as r(row_no, key, same, content, reason, code)`,
);

/** Skips rows that repeat an earlier one. */
export const skipRepeatedListed = statement(
  'products.import_skip_repeated_listed',
  `update products.import_row r set outcome = 'skipped', reason = 'repite la fila ' || f.first_no
   from (select row_no, product_key, first_value(row_no) over same as first_no, first_value(product_key) over same as first_key
         from products.import_row where import_id = $importId and outcome is null and version_key is not null
         window same as (partition by version_key order by row_no)) f
   where r.import_id = $importId and r.row_no = f.row_no and f.first_no <> r.row_no
     and (not $mayRepeat::boolean or f.first_key <> f.product_key)`,
);

/** The waiting rows of some keys, key by key in the order of the file; locked, so that two processes never save one twice. */
export const rowsOfKeys = statement(
  'products.import_rows_of_keys',
  `select row_no as "rowNo", content from products.import_row
   where import_id = $importId and product_key = any($keys::text[]) and outcome is null order by product_key, row_no for update`,
);
export type ListedRowToSave = Awaited<ReturnType<typeof rowsOfKeys>>[number];

export const settleListed = statement(
  'products.import_settle_listed',
  `update products.import_row r set outcome = s.outcome, reason = s.reason, subject_id = s.subject_id, changes = s.changes, restore = s.restore,
     content = case when $keep::boolean then r.content end
   from unnest($rowNos::int[], $outcomes::text[], $reasons::text[], $subjectIds::text[], $changes::jsonb[], $restores::jsonb[])
     as s(row_no, outcome, reason, subject_id, changes, restore)
   where r.import_id = $importId and r.row_no = s.row_no`,
);
