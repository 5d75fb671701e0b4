import { statement } from '../../../platform/db.ts';
import { type CardRow, type ShownTo, cardColumns, cardJoins, newSince } from '../card/card.sql.ts';
import { type PriceRow, priceColumns, priceJoins } from '../price/price.sql.ts';

export interface ProductRow extends CardRow {
  description: string;
}

export const findProduct = statement<ProductRow, [...ShownTo, id: string]>(
  'products.find_product',
  `select p.description, ${cardColumns} from products.product p ${cardJoins} where p.id = $4 and p.active`,
);

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

const versions = `
  select v.id, v.product_id, v.code, v.shade_code, v.shade_name, v.hex, v.colour_image, v.section, v.volume, v.volume_unit,
    v.excluded_from_presale, v.units_sold, v.first_seen_at >= ${newSince('$1')} as is_new,
    case when p.kind = 'combo' then products.combo_stock(p.id, $3) else coalesce(s.available, 0) end as stock, ${priceColumns}
  from products.version v
  join products.product p on p.id = v.product_id
  left join products.stock s on s.version_id = v.id and s.warehouse_id = $3
  ${priceJoins('$2', '$1')}`;

/** All that is sold of these products. */
export const findVersions = statement<VersionRow, [...ShownTo, productIds: string[]]>(
  'products.find_versions',
  `${versions} where v.product_id = any($4::bigint[]) and v.active order by v.product_id, v.position, v.id`,
);

/** Those of these versions that are sold. */
export const findSomeVersions = statement<VersionRow, [...ShownTo, versionIds: string[]]>(
  'products.find_some_versions',
  `${versions} where v.id = any($4::bigint[]) and v.active`,
);

/** What of these products sells how well, for `topSellers`. */
export const findUnitsSold = statement<{ id: string; product_id: string; units_sold: number }, [productIds: string[]]>(
  'products.find_units_sold',
  `select id, product_id, units_sold from products.version where product_id = any($1::bigint[]) and active`,
);

/** What goes with a product: of its category first what the same maker makes, then what sells. */
export const findRelated = statement<CardRow, [...ShownTo, id: string, limit: number]>(
  'products.find_related',
  `with found as materialized (
     select r.id, row_number() over (order by r.manufacturer_id = p.manufacturer_id desc, r.units_sold desc, r.id) as n
     from products.product p join products.product r on r.category_id = p.category_id and r.id <> p.id and r.active
     where p.id = $4 order by n limit $5
   )
   select ${cardColumns} from found join products.product p on p.id = found.id ${cardJoins} order by found.n`,
);
