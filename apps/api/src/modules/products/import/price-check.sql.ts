import { rowIs, statement } from '../../../platform/db.ts';

/** Prices of a row with those of the catalogue; `priceTexts` has those written with decimals. */
export interface PricedRow {
  row_no: number;
  price: number | null;
  trade_prices: Record<string, number>;
  price_texts: Record<string, string>;
  notes: string[];
  base_before: number | null;
  trade_before: Record<string, number> | null;
}

/**
 * The next staged rows with a price, with the prices of their version if it exists: found in the row's product, as on saving, by its code
 * (or a generated one), else by shade and volume.
 */
export const pricedRows = statement(
  'products.import_priced_rows',
  `select r.row_no, (c->>'price')::int as price, c->'tradePrices' as trade_prices, c->'priceTexts' as price_texts, c->'notes' as notes,
     v.base_price as base_before,
     case when c->'tradePrices' <> '{}' then
       (select jsonb_object_agg(p.trade_type_id, p.amount) from products.price p where p.version_id = v.id) end as trade_before
   from (
     select row_no, product_key, brand, content as c from products.import_row
     where import_id = $importId and row_no > $after and outcome is null and (content->'price' <> 'null' or content->'tradePrices' <> '{}')
     order by row_no limit $limit) r
   cross join lateral (
     select case when product_key like 'id:%' then substr(product_key, 4)::bigint
       when c->>'productCode' is not null then (select p.id from products.product p where p.code = c->>'productCode' and p.kind = 'simple')
       else (select p.id from products.manufacturer m join products.product p on p.manufacturer_id = m.id
             where m.plain_name = r.brand and platform.plain_text(p.name) = platform.plain_text(c->>'product') and p.kind = 'simple'
             order by p.id limit 1) end as id) product
   left join lateral (
     select v.id, v.base_price from products.version v where v.code = c->>'code' and v.product_id = product.id
     union all
     select v.id, v.base_price from products.version v
     where v.product_id = product.id and (platform.plain_text(v.shade_code), v.plain_shade, v.volume, v.volume_unit) is not distinct from
       (platform.plain_text(c->>'shadeCode'), platform.plain_text(c->>'shadeName'), (c->>'volume')::int, c->>'volumeUnit')
     limit 1) v on true
   order by r.row_no`,
  rowIs<Pick<PricedRow, 'trade_prices' | 'price_texts' | 'notes' | 'trade_before'>>(),
);

/** Overwrites parts of staged rows, and marks those with a doubted price. */
export const patchRows = statement(
  'products.import_patch_rows',
  `update products.import_row r set content = r.content || p.patch, doubted = p.doubted
   from unnest($rowNos::int[], $patches::jsonb[], $doubted::boolean[]) as p(row_no, patch, doubted) where r.import_id = $importId and r.row_no = p.row_no`,
);

/** Skips all staged rows, each with its first note or this reason. */
export const stopRows = statement<never, [importId: string, reason: string]>(
  'products.import_stop_rows',
  `update products.import_row set outcome = 'skipped', reason = coalesce(content->'notes'->>0, $2)
   where import_id = $1 and outcome is null`,
);
