import { rowIs, statement } from '../../../platform/db.ts';
import {
  type PriceRow,
  type ProgrammedPrices,
  priceBeforeDeals,
  priceColumns,
  priceJoins,
} from '../price/price.sql.ts';

/** A part of a combo, with the price of its version, or of the cheapest one to choose; null prices when none is sold. */
export interface PartRow extends Omit<PriceRow, 'base_price'> {
  combo_id: string;
  position: number;
  code: string;
  name: string;
  tile: string | null;
  photo: string | null;
  version_photo: string | null;
  quantity: number;
  min_quantity: number;
  version_id: string | null;
  version_code: string | null;
  hex: string | null;
  dispatch_date: string | null;
  presale_left: number | null;
  base_price: number | null;
}

export const findParts = statement(
  'products.find_parts',
  `select cp.combo_id, cp.position, cp.quantity, p.id as product_id, p.code, p.name, p.tile, p.photos[1] as photo, p.min_quantity,
     p.manufacturer_id, p.category_id, c.parent_id as parent_category_id,
     fixed.id as version_id, fixed.code as version_code, fixed.hex, fixed.photo as version_photo, ps.dispatch_date,
     case when ps.product_id is null then 0 else coalesce(ps.capacity - ps.taken, 9999) end as presale_left, lowest.*
   from products.combo_part cp
   join products.product p on p.id = cp.product_id
   join products.category c on c.id = p.category_id
   left join lateral (
     select v.id, v.code, v.hex, v.photos[1] as photo from products.version v
     where v.product_id = p.id and (v.id = cp.version_id or cp.version_id is null and not p.has_versions)
     limit 1
   ) fixed on true
   left join lateral (
     select ${priceColumns}
     from products.version v ${priceJoins}
     where v.product_id = p.id and v.active and p.active and (fixed.id is null or v.id = fixed.id)
     order by ${priceBeforeDeals}, v.position, v.id limit 1
   ) lowest on true
   left join products.presale ps on ps.product_id = p.id
     and ps.opens_at <= $now and ps.closes_at > $now and (ps.capacity is null or ps.taken < ps.capacity)
   where cp.combo_id = any($comboIds::bigint[])
   order by cp.combo_id, cp.position`,
  rowIs<ProgrammedPrices>(),
);
