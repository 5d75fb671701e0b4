import type { ImportChange } from '@tonalia/contract/import-office';
import { rowIs, statement } from '../../../platform/db.ts';

/** Starts to undo an import that ended or was stopped in the last 30 days, or goes on where a process left it. No row for another one. */
export const beginUndo = statement(
  'products.begin_import_undo',
  `with begun as (
     update products.import_list l set state = 'undoing' from products.import_run r
     where l.id = $1 and r.id = l.run_id and l.created_at > now() - interval '30 days'
       and (l.state in ('done', 'stopped') or l.state = 'undoing' and r.touched_at < now() - interval '60 seconds')
     returning r.id)
   update products.import_run r set touched_at = now() from begun where r.id = begun.id returning r.id`,
);

/** Locks a run; two processes never undo a row twice. */
export const lockUndo = statement(
  'products.lock_import_undo',
  `select r.id from products.import_run r join products.import_list l on l.run_id = r.id
   where r.id = $1 and l.state = 'undoing' for update of r`,
);

/** The next rows to undo, the last of the file first. */
export const listRowsToUndo = statement(
  'products.list_import_rows_to_undo',
  `select row_no as "rowNo", outcome, code, version_id::text as "versionId", subject_id as "subjectId", coalesce(changes, '[]') as changes, restore
   from products.import_row where import_id = $id and outcome in ('created', 'updated') and undone is null
   order by row_no desc limit $limit`,
  rowIs<{
    outcome: 'created' | 'updated';
    changes: ImportChange[];
    restore: object | null;
  }>(),
);
export type RowToUndo = Awaited<ReturnType<typeof listRowsToUndo>>[number];

/** Notes what became of rows; a row without a reason was put back. */
export const settleUndone = statement(
  'products.settle_undone_import_rows',
  `with settled as (
     update products.import_row r set undone = case when s.reason is null then 'back' else 'kept' end, kept_reason = s.reason
     from unnest($rowNos::int[], $reasons::text[]) as s(row_no, reason) where r.import_id = $id and r.row_no = s.row_no returning r.undone)
   update products.import_run set touched_at = now(), back = back + (select count(*) from settled where undone = 'back'),
     kept = kept + (select count(*) from settled where undone = 'kept')
   where id = $id`,
);

/** Ends it; no row when it has ended. */
export const endUndo = statement(
  'products.end_import_undo',
  `update products.import_list l set state = 'undone' from products.import_run r
   where r.id = $1 and l.run_id = r.id and l.state = 'undoing' returning l.id, r.back, r.kept`,
);

export const putPriceBack = statement(
  'products.put_import_price_back',
  `update products.version set base_price = $before where id = $versionId and base_price in ($after, $before) returning product_id::text as "productId"`,
);

/** Null before: the version had no price of its own in the list. */
export const putTradePriceBack = statement(
  'products.put_import_trade_price_back',
  `with gone as (
     delete from products.price where $before::int is null and version_id = $versionId and trade_type_id = $tradeTypeId and amount = $after
     returning version_id),
   never as (
     select $versionId::bigint as version_id where $before::int is null and not exists (
       select from products.price where version_id = $versionId and trade_type_id = $tradeTypeId)),
   back as (
     update products.price set amount = $before where $before::int is not null and version_id = $versionId and trade_type_id = $tradeTypeId
       and amount in ($after, $before) returning version_id)
   select version_id from never union all select version_id from gone union all select version_id from back`,
);

export const putStockBack = statement(
  'products.put_import_stock_back',
  `update products.stock set available = $before, moved_for = $movedFor
   where version_id = $versionId and warehouse_id = $warehouseId and available = $after returning version_id`,
);

/** Which of these versions are on sale. */
export const findPublished = statement(
  'products.find_published_of_import',
  `select id::text as id from products.version where id = any($1::bigint[]) and selling = 'published'`,
);

/** Versions that an import withdrew and that are withdrawn still. */
export const findWithdrawnByImport = statement(
  'products.find_withdrawn_of_import',
  `select id::text as id from products.version where code = any($1::text[]) and withdrawn_by_import`,
);

export const productsOfVersions = statement(
  'products.products_of_import_versions',
  `select distinct product_id::text as id from products.version where id = any($1::bigint[])`,
);
