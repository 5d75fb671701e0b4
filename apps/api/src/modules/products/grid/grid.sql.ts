import { newProductDays } from '@tonalia/rules/policy';
import { taxRates } from '@tonalia/rules/tax';
import { rowIs, statement } from '../../../platform/db.ts';
import { hasTypedWords, joinTypedWords } from '../office/typed-words.sql.ts';

/** Units of version `v` in all warehouses. */
const units = `coalesce((select sum(s.available) from products.stock s where s.version_id = v.id), 0)`;
/** Whether version `v` has a price of its own in the list; the list price is never missing. */
const isPriced = `($tradeTypeId::text is null or v.id in (
  select own.version_id from products.price own where own.version_id = v.id and own.trade_type_id = $tradeTypeId))`;
/** Whether a warehouse has a unit of version `v`; the first one that has ends the search. */
const hasUnits = `exists (select from products.stock s where s.version_id = v.id and s.available > 0)`;
const isSoldOut = `(p.kind = 'simple' and not ${hasUnits})`;
const isHidden = `not (v.active and p.active)`;
/** Whether version `v` has a photograph, or its product where it is the only one; others are drawn. */
export const hasPhoto = `(v.colour_image is not null or cardinality(v.photos) > 0 or not p.has_versions and cardinality(p.photos) > 0)`;

/** Percent of IVA of product `p`. */
const rate = `case p.tax_class ${Object.entries(taxRates)
  .map(([taxClass, percent]) => `when '${taxClass}' then ${percent}`)
  .join(' ')} end`;
/** The lowest price of version `v` over the lists, without IVA, as `marginOf` of the rules. */
const lowestBase = `round(least(v.base_price, (select min(its.amount) from products.price its where its.version_id = v.id)) * 100.0 / (100 + ${rate}))`;

/** Filters of versions `v` of products `p` with their `typed` words, without the tab's. */
export const gridFilters = `($productId::bigint is null or p.id = $productId)
     and ($brandId::bigint is null or p.manufacturer_id = $brandId)
     and ($categoryIds::bigint[] is null or p.category_id = any($categoryIds))
     and ($owned::text is null or v.id in (
       select its.version_id from products.price its where its.version_id = v.id and its.trade_type_id = $owned))
     and ($lowestMargin::int is null or exists (
       select from products.version_supply s where s.version_id = v.id and (${lowestBase} - s.cost) * 100 < $lowestMargin * ${lowestBase}))
     and ${hasTypedWords}
     and ($stock::text is null or (p.kind = 'simple' and ($stock = 'some') = ${hasUnits}))
     and ($presale::text is null or ($presale = 'some') = exists (
       select from products.presale its where its.product_id = p.id and its.opens_at <= $now::timestamptz and its.closes_at > $now))`;

/** The tab's filter. */
export const inTab = `case $tab::text when 'no_photo' then not ${hasPhoto} when 'no_price' then not ${isPriced}
     when 'sold_out' then ${isSoldOut} when 'hidden' then ${isHidden} else true end`;

/** Ids of a page of versions, in order. */
export const listGridVersions = statement(
  'products.list_grid_versions',
  `select v.id from products.product p ${joinTypedWords} join products.version v on v.product_id = p.id
   where ${gridFilters} and ${inTab}
   order by case when $sort = 'code' then v.code end, case when $sort = 'price' then v.base_price end,
     case when $sort = '-price' then v.base_price end desc, p.search_name, p.id, v.position, v.id
   limit $limit offset $offset`,
);

/** Number of versions that the filters leave, up to `most`. */
export const countGridVersions = statement(
  'products.count_grid_versions',
  `select count(*)::int as total from (
     select from products.product p ${joinTypedWords} join products.version v on v.product_id = p.id where ${gridFilters} and ${inTab} limit $most) found`,
  rowIs<{ total: number }>(),
);

/** The products of a page of groups, in order. */
export const listGridProducts = statement(
  'products.list_grid_products',
  `select p.id from products.product p ${joinTypedWords}
   where p.id in (select v.product_id from products.version v where v.product_id = p.id and ${gridFilters} and ${inTab})
   order by case when $sort = 'code' then p.code end, p.search_name, p.id limit $limit offset $offset`,
);

/** Number of products that the filters leave, up to `most`. */
export const countGridProducts = statement(
  'products.count_grid_products',
  `select count(*)::int as total from (
     select from products.product p ${joinTypedWords}
     where p.id in (select v.product_id from products.version v where v.product_id = p.id and ${gridFilters} and ${inTab}) limit $most) found`,
  rowIs<{ total: number }>(),
);

/** Versions of each tab under the other filters. */
export const countGridTabs = statement(
  'products.count_grid_tabs',
  `select count(*)::int as all, (count(*) filter (where not ${hasPhoto}))::int as no_photo, (count(*) filter (where not ${isPriced}))::int as no_price,
     (count(*) filter (where ${isSoldOut}))::int as sold_out, (count(*) filter (where ${isHidden}))::int as hidden
   from products.product p ${joinTypedWords} join products.version v on v.product_id = p.id where ${gridFilters}`,
  rowIs<{ all: number; no_photo: number; no_price: number; sold_out: number; hidden: number }>(),
);

const productColumns = `p.code as "productCode", p.name as "productName", p.kind, p.tile, p.photos[1] as "productPhoto", p.min_quantity as minimum,
     p.manufacturer_id as "manufacturerId", m.name as brand, p.category_id as "categoryId", c.parent_id as "parentCategoryId",
     p.units_sold as "unitsSold",
     greatest(p.first_seen_at, v.first_seen_at) > $now::timestamptz - interval '${newProductDays} days' as "isNew",
     case when ps.opens_at <= $now and ps.closes_at > $now then ps.dispatch_date::text end as presale`;
const productJoins = `join products.manufacturer m on m.id = p.manufacturer_id join products.category c on c.id = p.category_id
   left join products.presale ps on ps.product_id = p.id`;

/** What the grid shows of versions, in the order of their ids' list. `price` is that of the list. */
export const readGridVersions = statement(
  'products.read_grid_versions',
  `select v.id, v.product_id as "productId", v.code, v.shade_code, v.shade_name, v.volume, v.volume_unit, v.hex, v.photos[1] as "versionPhoto", p.has_versions as "hasVersions",
     case when $tradeTypeId::text is null then v.base_price else tp.amount end as price, v.base_price as "basePrice",
     v.active and p.active as "isVisible", v.revision + p.revision as version, ${units}::int as available, ${productColumns}
   from unnest($ids::bigint[]) with ordinality as wanted (id, n)
   join products.version v on v.id = wanted.id join products.product p on p.id = v.product_id ${productJoins}
   left join products.price tp on tp.version_id = v.id and tp.trade_type_id = $tradeTypeId
   order by wanted.n`,
  rowIs<{
    volume_unit: 'ml' | 'g' | 'und' | null;
    kind: 'simple' | 'combo';
    price: number | null;
    isVisible: boolean;
    version: number;
    available: number;
    isNew: boolean;
    presale: string | null;
  }>(),
);

/** Products in the order of their ids' list, each with its versions that the filters leave. */
export const readGridProducts = statement(
  'products.read_grid_products',
  `select p.id, p.has_versions as "hasVersions", found.versions, found.visible, found.lowest, found.highest, found.available, found.first,
     v.revision + p.revision as version, ${productColumns}
   from unnest($ids::bigint[]) with ordinality as wanted (id, n)
   join products.product p on p.id = wanted.id ${joinTypedWords}
   cross join lateral (
     select count(*)::int as versions, (count(*) filter (where v.active and p.active))::int as visible, min(v.id) as first,
       min(case when $tradeTypeId::text is null then v.base_price else tp.amount end) as lowest,
       max(case when $tradeTypeId::text is null then v.base_price else tp.amount end) as highest,
       sum(${units})::int as available
     from products.version v left join products.price tp on tp.version_id = v.id and tp.trade_type_id = $tradeTypeId
     where v.product_id = p.id and ${gridFilters} and ${inTab}) found
   join products.version v on v.id = found.first ${productJoins}
   order by wanted.n`,
  rowIs<{
    kind: 'simple' | 'combo';
    versions: number;
    visible: number;
    lowest: number | null;
    highest: number | null;
    available: number;
    first: string;
    version: number;
    isNew: boolean;
    presale: string | null;
  }>(),
);

/** Units sold of the product that is the last of the catalogue's top sellers. */
export const findTopSellerUnits = statement(
  'products.find_top_seller_units',
  `select units_sold as units from products.product where active order by units_sold desc, id offset $1 - 1 limit 1`,
);
