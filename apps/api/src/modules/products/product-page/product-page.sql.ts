import { newProductDays } from '@tonalia/rules/policy';
import { rowIs, statement } from '../../../platform/db.ts';
import type { SellingState } from '../selling/selling.rules.ts';

/** The product's revision with those of its versions: rises with each change of any of them. */
const revision = `(p.revision + (select coalesce(sum(v.revision), 0) from products.version v where v.product_id = p.id))::int`;
const productColumns = `p.id, p.code, p.name, p.description, p.manufacturer_id as "brandId", p.category_id as "categoryId", p.kind,
     p.has_versions as "hasVersions", p.min_quantity as minimum, p.tax_class as "taxClass", p.selling, p.selling_reason as reason`;
interface OfficeProductClaim {
  kind: 'simple' | 'combo';
  selling: SellingState;
}

/** A product as the office edits it. */
export const readOfficeProduct = statement(
  'products.read_office_product',
  `select ${productColumns}, c.parent_id as "parentCategoryId", ${revision} as version, p.picture, p.tile, m.name as "manufacturerName",
     c.name as "categoryName"
   from products.product p join products.category c on c.id = p.category_id join products.manufacturer m on m.id = p.manufacturer_id
   where p.id = $1`,
  rowIs<OfficeProductClaim & { version: number }>(),
);

/** Locks a product. Its versions are locked after it. */
export const lockOfficeProduct = statement(
  'products.lock_office_product',
  `select ${productColumns} from products.product p where p.id = $1 for no key update`,
  rowIs<OfficeProductClaim>(),
);

/** Locks the versions of a locked product, by id. */
export const lockVersionsOf = statement(
  'products.lock_versions_of',
  `select v.id from products.version v where v.product_id = $1 order by v.id for no key update`,
);

/** The versions of a product in their order, on sale or not. */
export const readOfficeShades = statement(
  'products.read_office_shades',
  `select v.id, v.code, v.shade_code, v.shade_name, v.volume, v.volume_unit, v.hex, v.base_price as price, v.selling, v.selling_reason as reason,
     v.photos[1] as photo,
     v.units_sold as "unitsSold", supply.cost,
     greatest(p.first_seen_at, v.first_seen_at) > $now::timestamptz - interval '${newProductDays} days' as "isNew",
     coalesce((select jsonb_object_agg(s.warehouse_id, s.available) from products.stock s where s.version_id = v.id and s.available > 0), '{}') as stock
   from products.version v join products.product p on p.id = v.product_id
   left join products.version_supply supply on supply.version_id = v.id
   where v.product_id = $id order by v.position, v.id`,
  rowIs<{
    selling: SellingState;
    isNew: boolean;
    stock: Record<string, number>;
  }>(),
);

/** The presale of a product, and where the shop shows the product. */
export const readProductPlaces = statement(
  'products.read_product_places',
  `select (select count(distinct k.id)::int from products.combo_part part join products.product k on k.id = part.combo_id and k.active
       where part.product_id = p.id) as combos,
     coalesce((select json_agg(l.name order by l.name) from products.custom_list_item i join products.custom_list l on l.id = i.custom_list_id
       where i.product_id = p.id), '[]') as lists,
     coalesce((select json_agg(json_build_object('name', d.name, 'until', to_char(upper(d.during) at time zone 'America/Bogota', 'YYYY-MM-DD')) order by d.id)
       from products.deal d where d.during @> $now::timestamptz and platform.falls_on($now, d.weekdays)
         and (d.product_id = p.id or d.manufacturer_id = p.manufacturer_id or d.category_id in (p.category_id, c.parent_id))), '[]') as deals,
     s.dispatch_date::text as dispatch, s.closes_at as closes, s.capacity, s.taken
   from products.product p join products.category c on c.id = p.category_id
   left join products.presale s on s.product_id = p.id and s.closes_at > $now
   where p.id = $id`,
  rowIs<{
    lists: string[];
    deals: { name: string; until: string | null }[];
  }>(),
);

/** Whether brand and category exist. */
export const findBrandAndCategory = statement(
  'products.find_brand_and_category',
  `select (select count(*)::int from products.manufacturer where id = $brandId) as brands,
     (select count(*)::int from products.category where id = $categoryId) as categories`,
);

/** Products and versions with these codes; version 0 for a product. */
export const findCodeOwners = statement(
  'products.find_code_owners',
  `select code, product_id as "productId", id as "versionId" from products.version where code = any($1)
   union all select code, id, 0::bigint from products.product where code = any($1)`,
);

/** Writes the texts of a locked product. */
export const setProductTexts = statement(
  'products.set_product_texts',
  `update products.product set name = $name, description = $description, manufacturer_id = $brandId, category_id = $categoryId,
     min_quantity = $minimum, tax_class = $taxClass, has_versions = $hasVersions where id = $id`,
);

/** Writes the tile of a locked product, and its drawn pack as JSON; null leaves the pack. */
export const setPack = statement(
  'products.set_pack',
  `update products.product set picture = coalesce($picture::jsonb, picture), tile = $tile where id = $id`,
);

/** Frees codes and names of locked shades, so that they can be exchanged. */
export const freeShadeNames = statement(
  'products.free_shade_names',
  `update products.version set code = '~' || id, shade_code = null, shade_name = '~' || id where id = any($1::bigint[])`,
);

/** Writes locked shades, as JSON. Breaks a unique constraint when another product has a code. */
export const setShades = statement(
  'products.set_shades',
  `update products.version v set code = s.code, shade_code = s.shade, shade_name = s.name, hex = s.swatch, colour_family_id = s.family
   from jsonb_to_recordset($1::jsonb) as s(id bigint, code text, shade text, name text, swatch text, family smallint) where v.id = s.id`,
);

/** Creates shades, as JSON; leaves out those with a code or name that exists. */
export const insertShades = statement(
  'products.insert_shades',
  `insert into products.version (product_id, code, shade_code, shade_name, hex, colour_family_id, base_price, position, selling, selling_by, selling_at)
   select $productId, s.code, s.shade, s.name, s.swatch, s.family, s.price,
     (select coalesce(max(o.position), 0) from products.version o where o.product_id = $productId) + s.place, s.state, $by, now()
   from jsonb_to_recordset($shades::jsonb) as s(code text, shade text, name text, swatch text, family smallint, price int, place int, state text)
   on conflict do nothing returning id, code`,
);

/** Puts versions in the order of their ids. */
export const setShadeOrder = statement(
  'products.set_shade_order',
  `update products.version v set position = o.n from unnest($1::bigint[]) with ordinality as o(id, n)
   where v.id = o.id and v.position <> o.n`,
);

/** Creates a draft; no row when its code is taken. */
export const insertDraft = statement(
  'products.insert_draft',
  `insert into products.product (code, name, description, manufacturer_id, category_id, min_quantity, selling, selling_by, selling_at)
   values ($code, $name, $description, $brandId, $categoryId, $minimum, 'draft', $by, now()) on conflict do nothing returning id`,
);

/** The single version of a product without shades; no row when its code is taken. */
export const insertOnlyVersion = statement(
  'products.insert_only_version',
  `insert into products.version (product_id, code, base_price) values ($productId, $code, $price) on conflict do nothing returning id`,
);

/** Rows of stock and of orders' movements of versions: with any, a version has a past. */
export const countStockRows = statement(
  'products.count_stock_rows',
  `select count(*)::int as rows from products.stock_movement where version_id = $1`,
);
