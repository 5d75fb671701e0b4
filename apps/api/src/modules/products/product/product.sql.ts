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
  stock: number;
}

type VersionClaim = Pick<VersionRow, 'is_new' | 'stock' | keyof ProgrammedPrices>;

const versions = `
  select v.id, v.product_id, v.code, v.shade_code, v.shade_name, v.hex, v.colour_image, v.section, v.volume, v.volume_unit,
    v.excluded_from_presale, v.units_sold, v.first_seen_at >= ${newSince('$now')} as is_new,
    case when p.kind = 'combo' then products.combo_stock(p.id, $warehouseId) else coalesce(s.available, 0) end as stock, ${priceColumns}
  from products.version v
  join products.product p on p.id = v.product_id
  left join products.stock s on s.version_id = v.id and s.warehouse_id = $warehouseId
  ${priceJoins('$tradeTypeId', '$now')}`;

/** All that is sold of a product and, of a combo, of what it is made of. */
export const findVersions = statement(
  'products.find_versions',
  `${versions}
   where v.product_id = any(array(
     select $productId::bigint union all
     select part.product_id from products.combo_part part where part.combo_id = $productId)) and v.active
   order by v.product_id, v.position, v.id`,
  rowIs<VersionClaim>(),
);

/** Those of these versions that are sold. */
export const findSomeVersions = statement(
  'products.find_some_versions',
  `${versions} where v.id = any($versionIds::bigint[]) and v.active`,
  rowIs<VersionClaim>(),
);

/** What of these products sells how well, for `topSellers`. */
export const findUnitsSold = statement(
  'products.find_units_sold',
  `select id, product_id, units_sold from products.version where product_id = any($1::bigint[]) and active`,
);

/** Most that go with a product. */
const RELATED = 12;

export interface ProductRow {
  id: string;
  description: string;
  /** In the order in which they are shown. */
  related: string[];
}

/**
 * What the card of a product does not say: its description, and what goes with it. That is what was bought together with it, then of its
 * category what the same maker makes, then what sells; what is in stock before what is not. A combo is not beside its parts, nor they beside it.
 */
export const findProduct = statement<ProductRow, [warehouseId: string, id: string]>(
  'products.find_product',
  `with about as materialized (
     select id, description, category_id, manufacturer_id from products.product where id = $2 and active
   ), near as (
     (select bt.other_id as id from products.bought_together bt where bt.product_id = $2
      order by bt.times desc, bt.other_id limit ${3 * RELATED})
     union
     (select same.id from about cross join lateral (
        select p.id from products.product p
        where p.category_id = about.category_id and p.manufacturer_id = about.manufacturer_id and p.active
        order by p.units_sold desc, p.id limit ${2 * RELATED}) same)
     union
     (select same.id from about cross join lateral (
        select p.id from products.product p where p.category_id = about.category_id and p.active
        order by p.units_sold desc, p.id limit ${2 * RELATED}) same)
   ), found as materialized (
     select p.id, row_number() over (
       order by ($1 = any(p.stocked_in)) desc, coalesce(bt.times, 0) desc,
         (p.manufacturer_id = about.manufacturer_id and p.category_id = about.category_id) desc, p.units_sold desc, p.id) as n
     from about cross join near join products.product p on p.id = near.id and p.active and p.id <> about.id
     left join products.bought_together bt on bt.product_id = about.id and bt.other_id = p.id
     where exists (select from products.version v where v.product_id = p.id and v.active)
       and not exists (
         select from products.combo_part part
         where (part.combo_id = about.id and part.product_id = p.id) or (part.combo_id = p.id and part.product_id = about.id))
     order by n limit ${RELATED}
   )
   select about.id, about.description, array(select found.id from found order by n) as related from about`,
);
