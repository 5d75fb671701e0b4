import { statement } from '../../../platform/db.ts';

/** Codes of the customer's orders among these ids. */
export const findOrderCodes = statement(
  'purchase.find_order_codes',
  `select id, code from purchase.order where customer_id = $customerId and id = any($orderIds)`,
);
