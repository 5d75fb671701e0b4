import { statement } from '../../../platform/db.ts';

/** Units of combos in orders that were not cancelled, in all and of one customer. */
export const sumComboUnits = statement(
  'purchase.sum_combo_units',
  `select l.product_id as "comboId", sum(l.quantity)::int as "inTotal",
     coalesce(sum(l.quantity) filter (where o.customer_id = $customerId), 0)::int as "ofCustomer"
   from purchase.order_line l join purchase.order o on o.id = l.order_id and o.status not in ('cancelled', 'rejected')
   where l.version_id = any($versionIds::bigint[]) and l.quantity > 0 and l.price > 0 group by 1`,
);
