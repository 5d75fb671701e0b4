import { statement } from '../../../platform/db.ts';

/** Deliveries of loads on the road that were refused, or of which units came back: their shipment, load and time. */
export const listDoorEvents = statement(
  'dispatch.list_door_events',
  `select s.shipment_id::text as "shipmentId", l.code as "loadCode", d.at from dispatch.load l
   join dispatch.delivery d on d.load_id = l.id join dispatch.load_stop s on s.id = d.stop_id
   where l.state = 'on_road' and d.result in ('partial', 'refused') order by d.at limit $1`,
);
