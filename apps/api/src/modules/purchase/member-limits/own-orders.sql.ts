import { statement } from '../../../platform/db.ts';

/** An order of the customer that another person placed. */
export const findOrderOfOther = statement(
  'purchase.find_order_of_other',
  `select id from purchase.order where customer_id = $customerId and (code = upper($codeOrId) or id::text = lower($codeOrId))
     and identity_id is distinct from $identityId`,
);
