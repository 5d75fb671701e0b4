import { statement } from '../../../platform/db.ts';

/** Codes of the customer's orders among these ids. */
export const findOrderCodes = statement<{ id: string; code: string }, [customerId: string, orderIds: string[]]>(
  'purchase.find_order_codes',
  `select id, code from purchase.order where customer_id = $1 and id = any($2)`,
);
