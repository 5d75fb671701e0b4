import { statement } from '../../../platform/db.ts';

/** What units of versions cost without IVA, and how IVA treats them; no row for an unknown cost. */
export const listUnitCosts = statement(
  'products.list_unit_costs',
  `select s.version_id::text as id, s.cost, p.tax_class as "taxClass"
   from products.version_supply s join products.version v on v.id = s.version_id join products.product p on p.id = v.product_id
   where s.version_id = any($1::bigint[]) and s.cost is not null`,
);
