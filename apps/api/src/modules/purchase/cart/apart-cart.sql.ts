import { statement } from '../../../platform/db.ts';

/** A cart of an identity or an operator that is ordered in the transaction that makes it, apart from the open ones. */
export const insertApartCart = statement(
  'purchase.insert_apart_cart',
  `insert into purchase.cart (id, identity_id, operator_id, customer_id, status, address_id, warehouse_id, payment_method, comments, together)
   values ($id, $identityId, $operatorId, $customerId, 'ordered', $addressId, $warehouseId,
     (select reference from purchase.payment_method where reference = $paymentMethod), $comments, $together)`,
);
