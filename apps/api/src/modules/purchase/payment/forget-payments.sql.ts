import { statement } from '../../../platform/db.ts';

/** Cards and the pictures of transfers go; how much was paid, when and by which method stays. */
export const forgetPayments = statement<never, [customerId: string]>(
  'purchase.forget_payments',
  `with cards as (delete from purchase.saved_card where customer_id = $1)
   delete from purchase.payment_proof f using purchase.payment p, purchase.order o
   where p.id = f.payment_id and o.id = p.order_id and o.customer_id = $1
     and o.status in ('delivered', 'cancelled', 'rejected')`,
);
