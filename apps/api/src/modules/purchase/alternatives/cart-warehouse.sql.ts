import { statement } from '../../../platform/db.ts';

/** The warehouse of an identity's open cart for a customer; null until an address is chosen. */
export const findCartWarehouse = statement(
  'purchase.find_cart_warehouse',
  `select warehouse_id as "warehouseId" from purchase.cart where coalesce(identity_id, operator_id) = $identityId and customer_id = $customerId and status = 'open'`,
);
