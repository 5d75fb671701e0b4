import type { StopResult } from '@tonalia/contract/dispatch-driver';
import { rowIs, statement } from '../../../platform/db.ts';

/** The last stop of these shipments that left with a load sheet, and how far its route is. */
export const listTrackedStops = statement(
  'dispatch.list_tracked_stops',
  `select distinct on (s.shipment_id) s.shipment_id::text as "shipmentId", l.state, l.driver_name as driver, l.vehicle, l.plate,
     l.dispatch_date as "dispatchDate", to_char(s.promised_at, 'HH24:MI') as "promisedAt", d.result,
     (select count(*)::int from dispatch.load_stop b where b.load_id = s.load_id and b.position < s.position
       and not exists (select from dispatch.delivery x where x.stop_id = b.id)
       and not exists (select from dispatch.pickup x where x.stop_id = b.id)) as "stopsBefore",
     (select count(*)::int from dispatch.load_stop b where b.load_id = s.load_id
       and (exists (select from dispatch.delivery x where x.stop_id = b.id)
         or exists (select from dispatch.pickup x where x.stop_id = b.id))) as "stopsDone"
   from dispatch.load_stop s join dispatch.load l on l.id = s.load_id left join dispatch.delivery d on d.stop_id = s.id
   where s.shipment_id = any($1::bigint[]) and s.kind = 'delivery' and l.state <> 'draft'
   order by s.shipment_id, l.dispatched_at desc`,
  rowIs<{
    state: 'on_road' | 'closed';
    result: Exclude<StopResult, 'collected' | 'not_collected'> | null;
  }>(),
);

export type TrackedStop = Awaited<ReturnType<typeof listTrackedStops>>[number];

/** When these shipments were packed whole. */
export const listPackedTimes = statement(
  'dispatch.list_packed_times',
  `select shipment_id::text as "shipmentId", packed_at as "packedAt" from dispatch.packing where shipment_id = any($1::bigint[]) and packed_at is not null`,
);
