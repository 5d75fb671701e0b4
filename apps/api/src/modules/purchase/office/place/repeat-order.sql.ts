import { statement } from '../../../../platform/db.ts';

/** The cart that an order of a customer was, by the code of the order. */
export const findCartOfOrder = statement(
  'purchase.find_cart_of_order',
  'select cart_id as "cartId" from purchase.order where code = upper($1) and customer_id = $2',
);
