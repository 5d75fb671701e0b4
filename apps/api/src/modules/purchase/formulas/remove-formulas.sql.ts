import { statement } from '../../../platform/db.ts';

/** Removes all that a salon keeps of its clients, with its uses and counts; returns how many clients there were. */
export const removeFormulas = statement<{ removed: number }, [customerId: string]>(
  'purchase.remove_formulas',
  `with clients as (delete from purchase.formula_client where customer_id = $1 returning id),
     uses as (delete from purchase.formula_use where customer_id = $1),
     counts as (delete from purchase.formula_shelf where customer_id = $1)
   select count(*)::int as removed from clients`,
);
