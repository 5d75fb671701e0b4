import { statement } from '../../../platform/db.ts';

/** The codes of the parts of an order that are on their way. */
export const listCodesOnTheWay = statement(
  'purchase.list_codes_on_the_way',
  `select id::text as "shipmentId", delivery_code as code from purchase.shipment
   where order_id = $1 and status = 'dispatched' and delivery_code is not null`,
);
