import { statement } from '../../../platform/db.ts';

/** Limits of combos, locked until the transaction ends: orders of one limited combo follow each other. */
export const lockComboLimits = statement(
  'products.lock_combo_limits',
  `select combo_id as "comboId", per_order as "perOrder", per_customer as "perCustomer", in_total as "inTotal"
   from products.combo_terms where combo_id = any($1::bigint[]) and coalesce(per_order, per_customer, in_total) is not null
   order by combo_id for update`,
);
