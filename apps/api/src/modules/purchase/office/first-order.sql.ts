import { statement } from '../../../platform/db.ts';

/** The oldest order. */
export const findFirstOrder = statement(
  'purchase.find_first_order',
  `select code from purchase.order order by created_at, id limit 1`,
);
