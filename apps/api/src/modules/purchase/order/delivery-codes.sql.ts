import { rowIs, statement } from '../../../platform/db.ts';

/** The codes of the parts of an order that are on their way, each part named by its dispatch date. */
export const listCodesOnTheWay = statement(
  'purchase.list_codes_on_the_way',
  `select dispatch_date as "dispatchDate", delivery_code as code from purchase.shipment
   where order_id = $1 and status = 'dispatched' and delivery_code is not null`,
  rowIs<{ dispatchDate: string | null; code: string }>(),
);
