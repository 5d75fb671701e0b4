import { statement } from '../../../platform/db.ts';
import type { ShadeAndVolume } from '../wire.ts';

export interface ShadeRow extends ShadeAndVolume {
  id: string;
  code: string;
  hex: string | null;
  product_id: string;
  product_name: string;
  photo: string | null;
  version_photo: string | null;
  manufacturer_id: string;
  manufacturer_name: string;
}

export const findShades = statement<ShadeRow, [ids: string[]]>(
  'products.find_shades',
  `select v.id, v.code, v.shade_code, v.shade_name, v.volume, v.volume_unit, v.hex, v.product_id, p.name as product_name, p.photos[1] as photo, v.photos[1] as version_photo,
     p.manufacturer_id, m.name as manufacturer_name
   from products.version v
   join products.product p on p.id = v.product_id
   join products.manufacturer m on m.id = p.manufacturer_id
   where v.id = any($1::bigint[]) and v.active and p.active`,
);
