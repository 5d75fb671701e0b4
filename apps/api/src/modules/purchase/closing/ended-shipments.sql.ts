import { statement } from '../../../platform/db.ts';

/** The shipments of a customer's orders that have ended: a closed account erases the proof of their delivery. */
export const findEndedShipments = statement(
  'purchase.find_ended_shipments',
  `select s.id::text as id from purchase.order o join purchase.shipment s on s.order_id = o.id
   where o.customer_id = $1 and o.status in ('delivered', 'cancelled', 'rejected')`,
);
