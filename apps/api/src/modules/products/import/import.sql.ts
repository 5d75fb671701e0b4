import { rowIs, statement } from '../../../platform/db.ts';
import type { SellingRow } from '../selling/selling.sql.ts';
import type { ImportedRow } from './read-row.ts';

/** The outcome of a row. */
export type ImportOutcome = 'created' | 'updated' | 'unchanged' | 'skipped';

export const insertRows = statement(
  'products.import_insert_rows',
  `insert into products.import_row (import_id, row_no, product_key, version_key, content, outcome, reason, code, brand)
   select $importId, r.row_no, platform.plain_text(r.product_key), platform.plain_text(r.version_key), r.content,
     case when r.reason is not null then 'skipped' end, r.reason, r.code, platform.plain_text(r.content->>'manufacturer')
   from unnest($rowNos::int[], $productKeys::text[], $versionKeys::text[], $rows::jsonb[], $reasons::text[], $codes::text[]) as r(row_no, product_key, version_key, content, reason, code)`,
);

/** Rows without a product refer to the version with their code. */
export const resolveCodes = statement<never, [importId: string]>(
  'products.import_resolve_codes',
  `update products.import_row r set product_key = 'id:' || p.id, brand = m.plain_name
   from products.version v join products.product p on p.id = v.product_id join products.manufacturer m on m.id = p.manufacturer_id
   where r.import_id = $1 and r.outcome is null and r.product_key is null and v.code = r.code`,
);

export const skipUnknownCodes = statement<never, [importId: string]>(
  'products.import_skip_unknown_codes',
  `update products.import_row set outcome = 'skipped',
     reason = 'ningún producto tiene el código ' || code || '; para crearlo faltan la marca y el producto'
   where import_id = $1 and outcome is null and product_key is null`,
);

/** Long enough for a concurrent import of the same products to finish its transaction on a busy machine. */
export const waitForOthers = `set local lock_timeout = '100s'; set local statement_timeout = '120s'`;

/** Skips repeated rows of a version; the first row counts. */
export const skipRepeated = statement<never, [importId: string]>(
  'products.import_skip_repeated',
  `update products.import_row r
   set outcome = 'skipped', product_key = null,
     reason = case when r.content = f.first_content then 'repite la fila ' else 'repite con otros datos la fila ' end || f.first_no
   from (select row_no, first_value(row_no) over same as first_no, first_value(content) over same as first_content
         from products.import_row where import_id = $1 and outcome is null
         window same as (partition by product_key, version_key order by row_no)) f
   where r.import_id = $1 and r.row_no = f.row_no and f.first_no <> r.row_no`,
);

/** Skips rows of a product with the code, or the shade and volume, of an earlier row. */
export const skipClashing = statement<never, [importId: string]>(
  'products.import_skip_clashing',
  `update products.import_row r
   set outcome = 'skipped', reason = case when f.same_code < r.row_no then 'su código es el de la fila ' || f.same_code
     else 'es el mismo tono y volumen de la fila ' || f.same_version || ', con otro código' end
   from (select row_no, min(row_no) over (partition by product_key, content->>'code') as same_code,
           -- a row without shade or volume but with a code speaks of whatever has that code
           min(row_no) over (partition by product_key, case when num_nonnulls(content->>'shadeCode', content->>'shadeName',
             content->>'volume') = 0 and (content->>'hasOwnCode')::boolean then content->>'code' end, platform.plain_text(content->>'shadeCode'),
             platform.plain_text(content->>'shadeName'), content->>'volume', content->>'volumeUnit') as same_version
         from products.import_row where import_id = $1 and outcome is null) f
   where r.import_id = $1 and r.row_no = f.row_no and least(f.same_code, f.same_version) < r.row_no`,
);

/** Tells the planner how many rows were just written; without the contents, which take most of its time and are in no plan. */
export const analyzeRows =
  'analyze products.import_row (import_id, row_no, product_key, version_key, outcome, code, brand)';

/** The next products with staged rows after the given one, the last of which may take them over `rows` rows. */
export const nextProducts = statement(
  'products.import_next_products',
  `select product_key from (
     select product_key, sum(count(*)) over (order by product_key) - count(*) as earlier from products.import_row
     where import_id = $importId and outcome is null and product_key > $after
     group by product_key order by product_key limit $limit) p
   where earlier < $rows order by product_key`,
);

/** The waiting rows of some products, product by product in the order of the file; locked, so that two processes never save one twice. */
export const rowsOfProducts = statement<
  { product_key: string; row_no: number; content: ImportedRow },
  [importId: string, productKeys: string[]]
>(
  'products.import_rows_of_products',
  `select product_key, row_no, content from products.import_row
   where import_id = $1 and product_key = any($2) and outcome is null order by product_key, row_no for update`,
);

export const settleRows = statement(
  'products.import_settle_rows',
  `update products.import_row r set outcome = s.outcome, code = s.code, reason = s.reason, version_id = s.version_id, changes = s.changes, restore = s.restore,
     content = case when $keep::boolean then r.content end
   from unnest($rowNos::int[], $outcomes::text[], $codes::text[], $reasons::text[], $versionIds::bigint[], $changes::jsonb[], $restores::jsonb[])
     as s(row_no, outcome, code, reason, version_id, changes, restore)
   where r.import_id = $importId and r.row_no = s.row_no`,
);

export const reportRows = statement(
  'products.import_report_rows',
  `select row_no, outcome, code, reason from products.import_row
   where import_id = $importId and row_no > $after order by row_no limit $limit`,
  rowIs<{ outcome: ImportOutcome }>(),
);

export const deleteRows = statement<never, [importId: string]>(
  'products.import_delete_rows',
  `delete from products.import_row where import_id = $1 or started_at < now() - interval '30 days'`,
);

export const ensureManufacturer = statement(
  'products.import_ensure_manufacturer',
  `with made as (
     insert into products.manufacturer (name, ink, ground) values ($name, $ink, $ground) on conflict (plain_name) do nothing returning id)
   select id from made union all
   select id from products.manufacturer where plain_name = platform.plain_text($name) limit 1`,
);

export const ensureCategory = statement<{ id: string }, [parentId: string | null, name: string]>(
  'products.import_ensure_category',
  `with found as (
     select id from products.category
     where parent_id is not distinct from $1::bigint and platform.plain_text(name) = platform.plain_text($2::text)
     order by name <> $2, id limit 1),
   made as (
     insert into products.category (parent_id, name, position)
     select $1, $2, 900 where not exists (select from found) on conflict (parent_id, name) do nothing returning id)
   select id from found union all select id from made`,
);

/** Waits for other imports of the same products to end, in one order for all imports. */
export const lockProducts = statement(
  'products.import_lock_products',
  `select pg_advisory_xact_lock(k.hash) from (
     select distinct hashtextextended(key, 0) as hash from unnest($keys::text[]) as key order by hash) k`,
);

export interface MatchedProduct extends SellingRow {
  id: string;
  code: string;
  name: string;
  kind: string;
  has_versions: boolean;
}

/** Finds products by id, or by code, or by brand and name; `n` counts the input from 1. */
export const findProducts = statement(
  'products.import_find_products',
  `select i.n::int as n, p.id, p.code, p.name, p.kind, p.has_versions, p.selling, p.selling_reason, p.selling_by,
     i.id is null and m.plain_name <> platform.plain_text(i.brand) as is_other_brand
   from unnest($ids::bigint[], $codes::text[], $brands::text[], $names::text[]) with ordinality as i(id, code, brand, name, n)
   cross join lateral (
     select p.* from products.product p where i.id is not null and p.id = i.id
     union all
     select p.* from products.product p where i.id is null and i.code is not null and p.code = i.code
     union all
     select p.* from products.manufacturer b
     join products.product p on p.manufacturer_id = b.id and platform.plain_text(p.name) = platform.plain_text(i.name)
     where i.id is null and i.code is null and b.plain_name = platform.plain_text(i.brand)
     order by id limit 1) p
   join products.manufacturer m on m.id = p.manufacturer_id`,
  rowIs<MatchedProduct & { n: number; is_other_brand: boolean }>(),
);

export interface CreatedProduct {
  code: string;
  name: string;
  description: string;
  manufacturer_id: string;
  category_id: string;
  has_versions: boolean;
  min_quantity: number;
}

export const insertProducts = statement<{ id: string; code: string }, [products: string]>(
  'products.import_insert_products',
  `insert into products.product (code, name, description, manufacturer_id, category_id, has_versions, min_quantity)
   select code, name, description, manufacturer_id, category_id, has_versions, min_quantity
   from jsonb_to_recordset($1::jsonb) as i(code text, name text, description text, manufacturer_id bigint, category_id bigint, has_versions boolean,
     min_quantity int)
   returning id, code`,
);

/** Null leaves a value as it is. */
export interface ListedChange {
  id: string;
  name: string;
  description: string | null;
  category_id: string | null;
  has_versions: boolean;
  min_quantity: number | null;
}

/** Returns the products in which something changed. */
export const updateProducts = statement<{ id: string }, [products: string]>(
  'products.import_update_products',
  `update products.product p set name = i.name, description = coalesce(i.description, p.description), category_id = coalesce(i.category_id, p.category_id),
     has_versions = p.has_versions or i.has_versions, min_quantity = coalesce(i.min_quantity, p.min_quantity)
   from jsonb_to_recordset($1::jsonb) as i(id bigint, name text, description text, category_id bigint, has_versions boolean, min_quantity int)
   where p.id = i.id and (p.name, p.description, p.category_id, p.has_versions, p.min_quantity) is distinct from
     (i.name, coalesce(i.description, p.description), coalesce(i.category_id, p.category_id), p.has_versions or i.has_versions, coalesce(i.min_quantity, p.min_quantity))
   returning p.id`,
);

/** The current owners of a list's codes. */
export const takenCodes = statement<{ code: string; product_id: string }, [codes: string[]]>(
  'products.import_taken_codes',
  `select code, product_id from products.version where code = any($1)`,
);

export interface VersionInput {
  row_no: number;
  product_id: string;
  code: string;
  has_own_code: boolean;
  shade_code: string | null;
  shade_name: string | null;
  hex: string | null;
  colour_family_id: number | null;
  volume: number | null;
  volume_unit: string | null;
  price: number | null;
  /** What the list may do with a version that is not there, or is. */
  may_create: boolean;
  may_change: boolean;
}

export interface SavedVersion extends SellingRow {
  row_no: number;
  /** Null for a version that the list leaves out, and for a new one without a price, which is not created. */
  version_id: string | null;
  /** It was there before. */
  is_known: boolean;
  code: string;
  outcome: 'created' | 'updated' | 'unchanged';
  /** Null for a new version. */
  price_before: number | null;
  /** Withdrawn by an earlier import and published by this one. */
  published_again: boolean;
  /** Its code, shade, colour or contents changed. */
  texts_changed: boolean;
}

/**
 * Creates and updates versions of products, and returns one row for each. A version that an import withdrew is published
 * again; one that a person withdrew, or a draft, keeps its state.
 */
export const upsertVersions = statement<SavedVersion, [versions: string]>(
  'products.import_upsert_versions',
  `with input as (
     select * from jsonb_to_recordset($1::jsonb) as r(row_no int, product_id bigint, code text, has_own_code boolean, shade_code text, shade_name text,
       hex text, colour_family_id smallint, volume int, volume_unit text, price int, may_create boolean, may_change boolean)),
   coded as (
     select i.*, v.id as coded_id from input i left join products.version v on i.has_own_code and v.product_id = i.product_id and v.code = i.code),
   known as (
     select c.*, coalesce(c.coded_id, v.id) as id from coded c
     left join products.version v on c.coded_id is null and v.product_id = c.product_id
       and (platform.plain_text(v.shade_code), v.plain_shade, v.volume, v.volume_unit) is not distinct from
         (platform.plain_text(c.shade_code), platform.plain_text(c.shade_name), c.volume, c.volume_unit)
       and v.id not in (select coded_id from coded where coded_id is not null)),
   made as (
     insert into products.version (product_id, code, shade_code, shade_name, hex, colour_family_id, volume, volume_unit, base_price, position)
     select k.product_id, k.code, k.shade_code, k.shade_name, k.hex, k.colour_family_id, k.volume, k.volume_unit, k.price, k.row_no
     from known k where k.id is null and k.price is not null and k.may_create
     returning id, code),
   -- what a list says nothing of stays as it is; a colour that stays keeps its family
   merged as (
     select v.id, case when k.has_own_code then k.code else v.code end as code, coalesce(k.shade_code, v.shade_code) as shade_code,
       coalesce(k.shade_name, v.shade_name) as shade_name, coalesce(k.hex, v.hex) as hex,
       case when k.hex is null or k.hex = v.hex then coalesce(v.colour_family_id, k.colour_family_id) else k.colour_family_id end as colour_family_id,
       coalesce(k.volume, v.volume) as volume, coalesce(k.volume_unit, v.volume_unit) as volume_unit,
       coalesce(k.price, v.base_price) as base_price, v.base_price as price_before, v.withdrawn_by_import, v.selling, v.selling_reason, v.selling_by
     from known k join products.version v on v.id = k.id where k.may_change),
   changed as (
     update products.version v set code = t.code, shade_code = t.shade_code, shade_name = t.shade_name, hex = t.hex,
       colour_family_id = t.colour_family_id, volume = t.volume, volume_unit = t.volume_unit, base_price = t.base_price,
       selling = case when v.withdrawn_by_import then 'published' else v.selling end,
       selling_reason = case when v.withdrawn_by_import then null else v.selling_reason end,
       selling_by = case when v.withdrawn_by_import then 'importación' else v.selling_by end,
       selling_at = case when v.withdrawn_by_import then now() else v.selling_at end, withdrawn_by_import = false
     from merged t where v.id = t.id and (v.code, v.shade_code, v.shade_name, v.hex, v.colour_family_id, v.volume, v.volume_unit, v.base_price, v.withdrawn_by_import)
       is distinct from (t.code, t.shade_code, t.shade_name, t.hex, t.colour_family_id, t.volume, t.volume_unit, t.base_price, false)
     returning v.id)
   select k.row_no, case when k.id is null then m.id when k.may_change then k.id end as version_id, k.id is not null as is_known, coalesce(t.code, k.code) as code,
     case when k.id is null then 'created' when c.id is not null then 'updated' else 'unchanged' end as outcome,
     t.price_before, coalesce(t.withdrawn_by_import, false) as published_again,
     case when t.withdrawn_by_import then 'published' else coalesce(t.selling, 'published') end as selling,
     t.selling_reason, t.selling_by,
     -- the statement still reads the version as it was
     o.id is not null and (o.code, o.shade_code, o.shade_name, o.hex, o.volume, o.volume_unit)
       is distinct from (t.code, t.shade_code, t.shade_name, t.hex, t.volume, t.volume_unit) as texts_changed
   from known k left join merged t on t.id = k.id left join made m on k.id is null and m.code = k.code left join changed c on c.id = k.id
   left join products.version o on o.id = t.id order by k.row_no`,
);

/** Returns what changed, with the units before; null for a new row. */
export const upsertStock = statement(
  'products.import_upsert_stock',
  `with i as (
     select * from unnest($versionIds::bigint[], $warehouseIds::text[], $available::int[]) as i(version_id, warehouse_id, available)),
   earlier as (select s.version_id, s.warehouse_id, s.available from i join products.stock s using (version_id, warehouse_id)),
   done as (
     insert into products.stock as s (version_id, warehouse_id, available, moved_for)
     select i.*, $movedFor::jsonb from i order by 1, 2
     on conflict (version_id, warehouse_id) do update set available = excluded.available, moved_for = excluded.moved_for
       where s.available <> excluded.available
     returning version_id, warehouse_id, available)
   select d.version_id, d.warehouse_id, d.available as after, e.available as before
   from done d left join earlier e using (version_id, warehouse_id)`,
);

/** Returns what changed, with the prices before; null for a new row. */
export const upsertPrices = statement(
  'products.import_upsert_prices',
  `with i as (
     select * from unnest($versionIds::bigint[], $tradeTypeIds::text[], $amounts::int[]) as i(version_id, trade_type_id, amount)),
   earlier as (select p.version_id, p.trade_type_id, p.amount from i join products.price p using (version_id, trade_type_id)),
   done as (
     insert into products.price as p (version_id, trade_type_id, amount) select * from i order by 1, 2
     on conflict (version_id, trade_type_id) do update set amount = excluded.amount where p.amount <> excluded.amount
     returning version_id, trade_type_id, amount)
   select d.version_id, d.trade_type_id, d.amount as after, e.amount as before
   from done d left join earlier e using (version_id, trade_type_id)`,
);

/** The names replace the earlier ones of their versions. */
export const replacePhotoNames = statement(
  'products.import_replace_photo_names',
  `with i as (
     select * from unnest($versionIds::bigint[], $places::int[], $names::text[]) as i(version_id, place, name)),
   gone as (
     delete from products.photo_name n where n.version_id in (select version_id from i)
       and not exists (select from i where i.version_id = n.version_id and i.place = n.place))
   insert into products.photo_name as n (version_id, place, name) select * from i order by 1, 2
   on conflict (version_id, place) do update set name = excluded.name, is_fetched = false where n.name <> excluded.name`,
);

export const listFamilies = statement<{ id: number; hex: string }>(
  'products.import_list_families',
  `select id, hex from products.colour_family order by position`,
);
