import { rowIs, statement } from '../../../platform/db.ts';
import { newSince } from '../card/card.sql.ts';
import { type PriceRow, type ProgrammedPrices, priceColumns, priceJoins } from '../price/price.sql.ts';

export interface VersionRow extends Omit<PriceRow, 'manufacturer_id' | 'category_id' | 'parent_category_id'> {
  id: string;
  code: string;
  shade_code: string | null;
  shade_name: string | null;
  hex: string | null;
  colour_image: string | null;
  section: string | null;
  volume: number | null;
  volume_unit: 'ml' | 'g' | 'und' | null;
  excluded_from_presale: boolean;
  units_sold: number;
  is_new: boolean;
  photo: string | null;
  stock: number;
}

type VersionClaim = Pick<VersionRow, 'is_new' | 'stock' | 'photo' | keyof ProgrammedPrices>;

const versions = `
  select v.id::text as id, v.product_id::text as product_id, v.code, v.shade_code, v.shade_name, v.hex, v.colour_image, v.section, v.volume, v.volume_unit,
    v.excluded_from_presale, v.photos[1] as photo, v.units_sold, v.first_seen_at >= ${newSince('$now')} as is_new,
    case when p.kind = 'combo' then products.combo_stock(p.id, $warehouseId) else coalesce(s.available, 0) end as stock, ${priceColumns}
  from products.version v
  join products.product p on p.id = v.product_id
  left join products.stock s on s.version_id = v.id and s.warehouse_id = $warehouseId
  ${priceJoins}`;

/** The given versions that are on sale. */
export const findSomeVersions = statement(
  'products.find_some_versions',
  `${versions} where v.id = any($versionIds::bigint[]) and v.active`,
  rowIs<VersionClaim>(),
);

/** Units sold by version, for `topSellers`. */
export const findUnitsSold = statement(
  'products.find_units_sold',
  `select id, product_id, units_sold from products.version where product_id = any($1::bigint[]) and active`,
);

/** Most related products. */
export const RELATED = 12;
/** Candidates among products bought together, and among similar ones. */
const MOST_TOGETHER = 3 * RELATED;
export const MOST_ALIKE = 2 * RELATED;

/** Columns of `ProductRow` that PostgreSQL returns as JSON. */
interface ProductClaim {
  /** Products most often bought together with it. */
  together: [id: string, times: number][];
  versions: VersionRow[];
}

/**
 * The data of a product beyond its card: description, products bought together, its combos or its own parts, and the versions on sale of it
 * and of those parts. Versions are selected by id, because a condition on the product makes the planner read all prices of a trade type.
 */
export const findProduct = statement(
  'products.find_product',
  `select p.id, p.kind, p.description, p.photos, array(
       select product_id from products.combo_part where combo_id = p.id
       union all select combo_id from products.combo_part where product_id = p.id) as assembled_with,
     (select coalesce(json_agg(json_build_array(other_id::text, times)), '[]') from (
       select other_id, times from products.bought_together where product_id = p.id
       order by times desc, other_id limit ${MOST_TOGETHER}) most) as together,
     (select coalesce(json_agg(sold), '[]') from (
       ${versions}
       where v.id = any(array(
         select id from products.version where active and product_id = any(array(
           select $productId::bigint union all select product_id from products.combo_part where combo_id = $productId))))
       order by v.product_id, v.position, v.id) sold) as versions
   from products.product p where p.id = $productId and p.active`,
  rowIs<ProductClaim>(),
);

/**
 * Related products, as `relatedTo` chooses them from an up-to-date index: bought together, then of the same category and brand, then best
 * sellers of the category; available ones first. Excludes combos of the product and its own parts.
 */
export const findRelated = statement(
  'products.find_related',
  `with about as materialized (
     select id, category_id, manufacturer_id from products.product where id = $productId and active
   ), near as (
     (select other_id as id from products.bought_together where product_id = $productId
      order by times desc, other_id limit ${MOST_TOGETHER})
     union
     (select same.id from about cross join lateral (
        select p.id from products.product p
        where p.category_id = about.category_id and p.manufacturer_id = about.manufacturer_id and p.active
        order by p.units_sold desc, p.id limit ${MOST_ALIKE}) same)
     union
     (select same.id from about cross join lateral (
        select p.id from products.product p where p.category_id = about.category_id and p.active
        order by p.units_sold desc, p.id limit ${MOST_ALIKE}) same)
   )
   select p.id
   from about cross join near join products.product p on p.id = near.id and p.active and p.id <> about.id
   left join products.bought_together bt on bt.product_id = about.id and bt.other_id = p.id
   where exists (select from products.version v where v.product_id = p.id and v.active)
     and not exists (
       select from products.combo_part part
       where (part.combo_id = about.id and part.product_id = p.id) or (part.combo_id = p.id and part.product_id = about.id))
   order by ($warehouseId = any(p.stocked_in)) desc, coalesce(bt.times, 0) desc,
     (p.manufacturer_id = about.manufacturer_id and p.category_id = about.category_id) desc, p.units_sold desc, p.id
   limit ${RELATED}`,
);
