import { statement } from '../../../platform/db.ts';

/** An order with its delivery and payment, by its cart; with an identity, only its own. The address is null where none of the customer's is meant. */
export const findRepeatedOrder = statement(
  'purchase.find_repeated_order',
  `select o.code, o.created_at as "orderedAt", (o.address->>'_id')::uuid as "addressId", o.payment_method as method,
     coalesce((select purchase.method_name(m.reference, m.name) from purchase.payment_method m where m.reference = o.payment_method), o.payment_method)
       as "methodName", o.together
   from purchase.order o
   where o.customer_id = $customerId and o.cart_id = $cartId and ($onlyOf::uuid is null or o.identity_id = $onlyOf)`,
);
