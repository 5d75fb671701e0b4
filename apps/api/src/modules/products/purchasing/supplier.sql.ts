import { statement } from '../../../platform/db.ts';

export const lockSupplier = statement(
  'products.lock_supplier',
  `select version from products.supplier where id = $1 for update`,
);

/** Nothing when the id exists. */
export const insertSupplier = statement(
  'products.insert_supplier',
  `insert into products.supplier (id, name, email, lead_days, minimum) values ($id, $name, $email, $leadDays, $minimum)
   on conflict (id) do nothing returning version`,
);

export const updateSupplier = statement(
  'products.update_supplier',
  `update products.supplier set name = $name, email = $email, lead_days = $leadDays, minimum = $minimum, version = version + 1
   where id = $id returning version`,
);

/** Gives up the brands of a supplier that are not among these. */
export const removeOtherBrands = statement(
  'products.remove_other_supplier_brands',
  `delete from products.supplier_brand where supplier_id = $id and manufacturer_id <> all($brandIds::bigint[])`,
);

export const giveBrands = statement(
  'products.give_supplier_brands',
  `insert into products.supplier_brand (manufacturer_id, supplier_id) select brand, $id from unnest($brandIds::bigint[]) brand order by brand
   on conflict (manufacturer_id) do update set supplier_id = excluded.supplier_id`,
);

export const saveVersionSupply = statement(
  'products.save_version_supply',
  `insert into products.version_supply (version_id, box, cost) values ($versionId, $box, $cost)
   on conflict (version_id) do update set box = excluded.box, cost = excluded.cost`,
);

/** Cost and units on hand of versions in all warehouses, locked in the order of their ids. */
export const lockCosts = statement(
  'products.lock_version_costs',
  `with made as (
     insert into products.version_supply (version_id) select id from unnest($1::bigint[]) id order by id
     on conflict (version_id) do update set box = version_supply.box returning version_id, cost
   )
   select m.version_id::text as "versionId", m.cost, coalesce(sum(s.on_hand), 0)::int as held
   from made m left join products.stock s on s.version_id = m.version_id group by m.version_id, m.cost`,
);

export const saveCosts = statement(
  'products.save_version_costs',
  `update products.version_supply y set cost = c.cost from unnest($versionIds::bigint[], $costs::int[]) c (version_id, cost)
   where y.version_id = c.version_id`,
);
