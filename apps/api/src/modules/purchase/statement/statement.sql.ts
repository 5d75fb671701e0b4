import { rowIs, statement } from '../../../platform/db.ts';

/** The methods of a customer's payments of own credit. */
export const listPaymentMethods = statement(
  'purchase.list_payment_methods_of_credit',
  `select p.id::text as id, purchase.method_name(m.reference, m.name) as name
   from purchase.payment p join purchase.payment_method m on m.reference = p.method
   where p.customer_id = $customerId and p.id = any($ids::bigint[])`,
  rowIs<{ name: string }>(),
);
