import { statement } from '../../../platform/db.ts';
import type { ShadeAndVolume } from '../wire.ts';

/** A version that a list may mean, with the units of one warehouse. */
export interface ListCandidate extends ShadeAndVolume {
  id: string;
  code: string;
  product_id: string;
  product_code: string;
  name: string;
  brand: string;
  category: string;
  section: string | null;
  hex: string | null;
  min_quantity: number;
  stock: number;
  /** Units left in the presale. */
  presale_left: number;
}

/** The codes of versions on sale by their barcodes. */
export const listCodesOfBarcodes = statement(
  'products.list_codes_of_barcodes',
  `select v.barcode, v.code from products.version v join products.product p on p.id = v.product_id
   where v.barcode = any($barcodes::text[]) and v.active and p.active`,
);

/** All versions on sale of products. */
export const listListedVersions = statement(
  'products.list_listed_versions',
  `select v.id, v.code, v.product_id, p.code as product_code, p.name, m.name as brand, c.name as category,
     v.shade_code, v.shade_name, v.section, v.hex, v.volume, v.volume_unit, p.min_quantity,
     coalesce(case p.kind when 'combo' then products.combo_stock(p.id, $warehouseId) else s.available end, 0) as stock,
     case when ps.product_id is null then 0 else coalesce(ps.capacity - ps.taken, 9999) end as presale_left
   from products.version v
   join products.product p on p.id = v.product_id
   join products.manufacturer m on m.id = p.manufacturer_id
   join products.category c on c.id = p.category_id
   left join products.stock s on s.version_id = v.id and s.warehouse_id = $warehouseId
   left join products.presale ps on ps.product_id = p.id and not v.excluded_from_presale
     and ps.opens_at <= $now and ps.closes_at > $now and (ps.capacity is null or ps.taken < ps.capacity)
   where v.product_id = any($productIds::bigint[]) and v.active and p.active
   order by v.product_id, v.position, v.id`,
);
