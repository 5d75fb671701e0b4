import { statement } from '../../../platform/db.ts';

/** A combo, its price and what was sold of it. */
export const findOfficeCombo = statement(
  'products.find_office_combo',
  `select p.id, p.code, p.name, p.selling, p.units_sold as "unitsSold", p.tax_class as "taxClass", v.id as "versionId", v.base_price as price,
     (p.revision + (select coalesce(sum(o.revision), 0) from products.version o where o.product_id = p.id))::int as version
   from products.product p join products.version v on v.product_id = p.id where p.id = $1 and p.kind = 'combo' order by v.id limit 1`,
);

/** The terms of a combo; no row when it has none. */
export const findTerms = statement(
  'products.find_combo_terms_of',
  `select lower(during) as "from", upper(during) as until, per_order as "perOrder", per_customer as "perCustomer", in_total as "inTotal",
     trade_type_ids as "tradeTypeIds", warehouse_ids as "warehouseIds", adds_coupon as "addsCoupon"
   from products.combo_terms where combo_id = $1`,
);

/** Writes the terms of a locked combo, after its product and parts: an order locks them last too. */
export const setTerms = statement(
  'products.set_combo_terms',
  `insert into products.combo_terms (combo_id, during, per_order, per_customer, in_total, trade_type_ids, warehouse_ids, adds_coupon)
   values ($id, tstzrange(nullif(coalesce($from::timestamptz, '-infinity'), '-infinity'),
     nullif(coalesce($until::timestamptz, 'infinity'), 'infinity')), $perOrder, $perCustomer, $inTotal, $tradeTypeIds, $warehouseIds, $addsCoupon)
   on conflict (combo_id) do update set during = excluded.during, per_order = excluded.per_order, per_customer = excluded.per_customer,
     in_total = excluded.in_total, trade_type_ids = excluded.trade_type_ids, warehouse_ids = excluded.warehouse_ids,
     adds_coupon = excluded.adds_coupon`,
);

/** The parts of a combo in their order, with what the office shows of each. */
export const listOfficeParts = statement(
  'products.list_office_parts',
  `select cp.position, cp.product_id as "productId", cp.version_id as "versionId", cp.quantity, p.name, m.name as brand, p.tile, p.photos[1] as photo,
     coalesce(fixed.code, p.code) as code, fixed.hex, fixed.photos[1] as "versionPhoto", of_part.*
   from products.combo_part cp join products.product p on p.id = cp.product_id join products.manufacturer m on m.id = p.manufacturer_id
   left join products.version fixed on fixed.id = cp.version_id
   cross join lateral (
     select count(*)::int as versions, min(v.base_price) filter (where v.active and p.active) as price, max(s.cost) as cost,
       coalesce(sum((select sum(k.available) from products.stock k where k.version_id = v.id)) filter (where v.active), 0)::int as available,
       coalesce((array_agg(v.hex order by v.position, v.id) filter (where v.hex is not null and v.active))[1:12], '{}') as swatches
     from products.version v left join products.version_supply s on s.version_id = v.id
     where v.product_id = p.id and (cp.version_id is null or v.id = cp.version_id)
   ) of_part
   where cp.combo_id = $1 order by cp.position`,
);

/** The products of parts: whether it has versions, and whether the version is one of them. */
export const checkParts = statement(
  'products.check_combo_parts',
  `select p.id as "productId", p.kind, p.has_versions as "hasVersions", p.manufacturer_id as "brandId", p.category_id as "categoryId",
     (a."versionId" is null or v.id is not null) as "isVersion"
   from unnest($productIds::bigint[], $versionIds::bigint[]) with ordinality as a("productId", "versionId", n)
   join products.product p on p.id = a."productId"
   left join products.version v on v.id = a."versionId" and v.product_id = p.id order by a.n`,
);

/** Writes the name of a locked combo, and raises its revision. */
export const setCombo = statement(
  'products.set_combo',
  `update products.product set name = $name, revision = revision + 1 where id = $id`,
);

/** Removes the parts of a locked combo. */
export const removeParts = statement(
  'products.remove_combo_parts',
  `delete from products.combo_part where combo_id = $1`,
);

/** Writes the parts of a combo in their order. */
export const insertParts = statement(
  'products.insert_combo_parts',
  `insert into products.combo_part (combo_id, position, product_id, version_id, quantity)
   select $comboId, a.n - 1, a.product_id, a.version_id, a.quantity
   from unnest($productIds::bigint[], $versionIds::bigint[], $quantities::int[]) with ordinality as a(product_id, version_id, quantity, n)`,
);

/** A combo that is not on sale yet; no row when its code is taken. */
export const insertCombo = statement(
  'products.insert_combo',
  `insert into products.product (code, name, description, manufacturer_id, category_id, kind, selling, selling_by, selling_at)
   values ($code, $name, '', $brandId, $categoryId, 'combo', 'draft', $by, now()) on conflict do nothing returning id`,
);

/** The kits of combos that stock allows; must be called after their parts change. */
export const refreshKits = statement<never, [comboIds: string[]]>(
  'products.refresh_kits',
  `select products.refresh_stocked($1::bigint[])`,
);
