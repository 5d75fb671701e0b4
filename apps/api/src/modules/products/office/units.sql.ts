import { statement } from '../../../platform/db.ts';

/** Units of versions in all warehouses together. */
export const sumUnitsOfVersions = statement(
  'products.sum_units_of_versions',
  `select version_id as id, sum(available)::int as units from products.stock where version_id = any($1::bigint[]) group by version_id`,
);

/** Units of products on sale in all warehouses together; null for a combo, as its stock is that of its parts. */
export const sumUnitsOfProducts = statement(
  'products.sum_units_of_products',
  `select p.id, case when p.kind <> 'combo' then coalesce(sum(s.available), 0)::int end as units
   from products.product p join products.version v on v.product_id = p.id and v.active
   left join products.stock s on s.version_id = v.id
   where p.id = any($1::bigint[]) group by p.id`,
);
