import { rowIs, statement } from '../../../platform/db.ts';
import type { ShadeAndVolume } from '../wire.ts';

/** A version to replace, or a candidate to replace it. */
export interface ComparedVersion extends ShadeAndVolume {
  id: string;
  section: string | null;
  hex: string | null;
}

export interface AlternativesRow {
  /** Null for a product named without its version. */
  wanted: ComparedVersion | null;
  /** Versions of the same product, best sellers first. */
  own: ComparedVersion[];
  /** The best-selling version of other products of its category. */
  others: string[];
}

const compared = (v: string) =>
  `jsonb_build_object('id', ${v}.id::text, 'shade_code', ${v}.shade_code, 'shade_name', ${v}.shade_name, 'section', ${v}.section,
     'hex', ${v}.hex, 'volume', ${v}.volume, 'volume_unit', ${v}.volume_unit)`;
/** At least the minimum quantity is in stock in the warehouse, or its presale is open. */
const buyable = (v: string, p: string) =>
  `(exists (select from products.stock s where s.version_id = ${v}.id and s.warehouse_id = $warehouseId and s.available >= ${p}.min_quantity)
    or (not ${v}.excluded_from_presale and exists (select from products.presale ps where ps.product_id = ${p}.id
      and ps.opens_at <= $now and ps.closes_at > $now and coalesce(ps.capacity - ps.taken, 9999) >= ${p}.min_quantity)))`;

/** Ids of products like a product, or like one version of it, that a warehouse can sell now. No row for an unknown code. */
export const findAlternativeIds = statement(
  'products.find_alternatives',
  `with wanted as (
     select p.id as product_id, p.category_id, p.active, v.id as version_id
     from products.product p left join products.version v on v.product_id = p.id and v.code = $versionCode
     where p.code = $code and ($versionCode::text is null or v.id is not null)
   )
   select (select ${compared('v')} from products.version v where v.id = wanted.version_id) as wanted,
     (select coalesce(jsonb_agg(${compared('v')} order by v.units_sold desc, v.position, v.id), '[]')
      from products.version v join products.product p on p.id = v.product_id
      where v.product_id = wanted.product_id and wanted.active and p.kind = 'simple' and p.has_versions and v.active
        and v.id is distinct from wanted.version_id and ${buyable('v', 'p')}) as own,
     array(
       select best.id::text from products.product p
       cross join lateral (
         select v.id from products.version v where v.product_id = p.id and v.active and exists (
           select from products.stock s where s.version_id = v.id and s.warehouse_id = $warehouseId and s.available >= p.min_quantity)
         order by v.units_sold desc, v.position, v.id limit 1) best
       where p.category_id = wanted.category_id and p.active and p.kind = 'simple' and p.id <> wanted.product_id
         and $warehouseId = any(p.stocked_in)
       order by coalesce((p.sold_in ->> $warehouseId)::int, 0) desc, p.units_sold desc, p.id limit $most) as others
   from wanted`,
  rowIs<Pick<AlternativesRow, 'wanted' | 'own'>>(),
);

/**
 * Shades in stock of other products of a shade's category, roughly nearest first: by a squared distance, so that stock is read for the
 * nearest of thousands only. The caller sorts them again by perceived colour.
 */
export const findNearOthers = statement(
  'products.find_near_others',
  `with near as materialized (
     select v.id, v.product_id, v.shade_code, v.shade_name, v.section, v.hex, v.volume, v.volume_unit, p.min_quantity, apart
     from products.version w
     join products.product own on own.id = w.product_id
     join products.product p on p.category_id = own.category_id and p.id <> own.id and p.active and p.kind = 'simple'
       and $warehouseId = any(p.stocked_in)
     join products.version v on v.product_id = p.id and v.active and v.hex is not null
     cross join lateral (select decode(substr($hex, 2), 'hex') as a, decode(substr(v.hex, 2), 'hex') as b) colour
     cross join lateral (
       select get_byte(a, 0) - get_byte(b, 0) as red, get_byte(a, 1) - get_byte(b, 1) as green,
         get_byte(a, 2) - get_byte(b, 2) as blue, (get_byte(a, 0) + get_byte(b, 0)) / 2 as mean) by
     cross join lateral (
       select (512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue as apart) total
     where w.id = $versionId
     order by apart, v.id limit 400
   )
   select id::text, product_id::text as "productId", shade_code, shade_name, section, hex, volume, volume_unit from near
   where exists (select from products.stock s where s.version_id = near.id and s.warehouse_id = $warehouseId
     and s.available >= near.min_quantity)
   order by apart, id limit 60`,
);
