import { rowIs, statement } from '../../../platform/db.ts';
import { type PriceRow, type ProgrammedPrices, priceColumns, priceJoins } from '../price/price.sql.ts';
import type { ShadeAndVolume } from '../wire.ts';

/** The shade to compare others with. */
export interface WantedShade extends ShadeAndVolume {
  id: string;
  product_id: string;
  section: string | null;
  hex: string;
}

/** No row for a shade without a colour. */
export const findWantedShade = statement<WantedShade, [code: string]>(
  'products.find_wanted_shade',
  `select id, product_id, shade_code, shade_name, section, hex, volume, volume_unit
   from products.version where code = $1 and hex is not null`,
);

export interface NearRow extends PriceRow, ShadeAndVolume {
  id: string;
  code: string;
  section: string | null;
  hex: string;
  product_code: string;
  product_name: string;
  manufacturer_name: string;
  category_name: string;
  tile: string | null;
  photo: string | null;
  version_photo: string | null;
  min_quantity: number;
  stock: number;
  dispatch_date: string | null;
  /** Units left in the presale of this version. */
  presale_left: number;
}

/** Shades by id; with a version, also those of its product in its volume. */
export const findNearShades = statement(
  'products.find_near_shades',
  `with asked as (
     select unnest($ids::bigint[]) as id
     union
     select v.id from products.version w
     join products.version v on v.product_id = w.product_id and v.volume is not distinct from w.volume
       and v.volume_unit is not distinct from w.volume_unit
     where $versionId::bigint is not null and w.id = $versionId
   )
   select v.id, v.code, v.product_id, v.shade_code, v.shade_name, v.section, v.hex, v.volume, v.volume_unit,
     p.code as product_code, p.name as product_name, p.manufacturer_id, m.name as manufacturer_name, p.category_id,
     c.name as category_name, c.parent_id as parent_category_id, p.tile, p.photos[1] as photo, v.photos[1] as version_photo, p.min_quantity, coalesce(s.available, 0) as stock,
     ps.dispatch_date, case when ps.product_id is null then 0 else coalesce(ps.capacity - ps.taken, 9999) end as presale_left,
     ${priceColumns}
   from asked
   join products.version v on v.id = asked.id
   join products.product p on p.id = v.product_id
   join products.manufacturer m on m.id = p.manufacturer_id
   join products.category c on c.id = p.category_id
   left join products.stock s on s.version_id = v.id and s.warehouse_id = $warehouseId
   left join products.presale ps on ps.product_id = p.id and not v.excluded_from_presale
     and ps.opens_at <= $now and ps.closes_at > $now and (ps.capacity is null or ps.taken < ps.capacity)
   ${priceJoins}
   where v.active and p.active and v.hex is not null
   order by v.product_id, v.position, v.id`,
  rowIs<ProgrammedPrices>(),
);
