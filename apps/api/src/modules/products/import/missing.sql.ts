import { statement } from '../../../platform/db.ts';

/**
 * Published versions missing from a list, of its brands or of the named ones. Excludes versions with their code in a skipped row, and all
 * versions of a product with a skipped row without a code, because they are in the list.
 */
export const findMissing = statement<
  { brand: string; version_id: string },
  [importId: string, brands: string[] | null]
>(
  'products.import_find_missing',
  `with brands as (
     select m.id, m.name, m.plain_name from products.manufacturer m
     where case when $2::text[] is null
       then m.plain_name in (select brand from products.import_row where import_id = $1 and outcome <> 'skipped')
       else m.plain_name in (select platform.plain_text(typed) from unnest($2) typed) end
   ), unclear as (
     select distinct product_key from products.import_row
     where import_id = $1 and outcome = 'skipped' and code is null and product_key is not null
   )
   select b.name as brand, v.id as version_id
   from brands b join products.product p on p.manufacturer_id = b.id and p.kind = 'simple' and p.active
   join products.version v on v.product_id = p.id and v.active
   where not exists (select from products.import_row r where r.import_id = $1 and r.version_id = v.id)
     and not exists (select from products.import_row r where r.import_id = $1 and r.code = v.code)
     and 'name:' || b.plain_name || '|' || platform.plain_text(p.name) not in (select product_key from unclear)
     and 'code:' || platform.plain_text(p.code) not in (select product_key from unclear)
   order by b.name, v.id`,
);

/** The names that are no brands. */
export const unknownBrands = statement<{ name: string }, [brands: string[]]>(
  'products.import_unknown_brands',
  `select typed as name from unnest($1::text[]) typed
   where not exists (select from products.manufacturer m where m.plain_name = platform.plain_text(typed))`,
);

/** Counts published versions by brand. */
export const countPublished = statement<{ brand: string; published: number }, [brands: string[]]>(
  'products.import_count_published',
  `select m.name as brand, count(*)::int as published
   from products.manufacturer m join products.product p on p.manufacturer_id = m.id and p.kind = 'simple' and p.active
   join products.version v on v.product_id = p.id and v.active
   where m.name = any($1) group by m.name order by m.name`,
);
