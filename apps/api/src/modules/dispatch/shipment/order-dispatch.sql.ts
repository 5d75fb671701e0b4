import { statement } from '../../../platform/db.ts';

/** Parts that left with a load of these routes, the latest load first. */
export const listPartsSentBy = statement(
  'dispatch.list_parts_sent_by',
  `select s.shipment_id::text as "shipmentId" from dispatch.load l join dispatch.load_stop s on s.load_id = l.id and s.kind = 'delivery'
   where l.route_name = any($1::text[]) and l.dispatched_at is not null order by l.dispatched_at desc, s.id limit $2`,
);

/** The numbers of the boxes of each of these shipments. */
export const listBoxNumbers = statement(
  'dispatch.list_box_numbers',
  `select b.shipment_id::text as "shipmentId", array_agg(b.number::int order by b.number) as numbers from dispatch.box b
   where b.shipment_id = any($1::bigint[]) group by b.shipment_id`,
);
