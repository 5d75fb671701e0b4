import { rowIs, statement } from '../../../platform/db.ts';
import type { DoctorFacts } from './doctor.rules.ts';

/** What decides whether a product is sold, and how well. Units are those that are not reserved, by warehouse. */
export const readDoctorFacts = statement(
  'products.read_doctor_facts',
  `select p.code, p.kind, p.selling, p.min_quantity as minimum, p.presale, cardinality(p.photos) > 0 as "hasPhoto",
     found.shades, found.published, found."soldOut", found.unpictured, found.colourless, found.cheap, found.units
   from (select p.*, s.product_id is not null as presale from products.product p
     left join products.presale s on s.product_id = p.id and s.closes_at > $now where p.id = $id) p
   cross join lateral (
     select count(*)::int as shades, (count(*) filter (where v.active))::int as published,
       (count(*) filter (where v.active and coalesce(stock.units, 0) = 0))::int as "soldOut",
       (count(*) filter (where v.active and v.colour_image is null and cardinality(v.photos) = 0))::int as unpictured,
       (count(*) filter (where v.active and v.hex is null and coalesce(v.shade_code, v.shade_name) is not null))::int as colourless,
       (count(*) filter (where v.active and v.base_price < $floor::int))::int as cheap,
       coalesce((select json_object_agg(one.warehouse_id, one.units) from (
         select s.warehouse_id, sum(s.available)::int as units from products.stock s
         where s.version_id in (select w.id from products.version w where w.product_id = p.id and w.active) group by 1) one), '{}') as units
     from products.version v
     left join lateral (select sum(s.available) as units from products.stock s where s.version_id = v.id) stock on true
     where v.product_id = p.id) found`,
  rowIs<Pick<DoctorFacts, 'units'>>(),
);

/** How many of a combo its parts allow, by warehouse. */
export const readComboUnits = statement(
  'products.read_combo_units',
  `select w.id, products.combo_stock($id, w.id) as units from unnest($warehouses::text[]) as w(id)`,
  rowIs<{ id: string; units: number }>(),
);
