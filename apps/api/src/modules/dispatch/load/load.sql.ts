import type { StopResult } from '@tonalia/contract/dispatch-driver';
import type { LoadState } from '@tonalia/contract/load-office';
import { rowIs, statement } from '../../../platform/db.ts';

const columns = `l.id, l.code, l.route_id as "routeId", l.route_name as "routeName", l.dispatch_date as "dispatchDate", l.warehouse_id as "warehouseId",
   to_char(l.leaves_at, 'HH24:MI') as "leavesAt", l.driver_name as "driverName", l.driver_phone as "driverPhone",
   l.driver_document as "driverDocument", l.vehicle, l.plate, l.capacity_kg as "capacityKg", l.change_amount as "changeAmount", l.asks_code as "asksCode",
   l.notifies_customers as "notifiesCustomers", l.state,
   l.link_made_at as "linkMadeAt", l.link_opened_at as "linkOpenedAt", l.link_token_hash is not null as "hasLink",
   l.dispatched_at as "dispatchedAt", l.forced_reason as "forcedReason", l.closed_at as "closedAt", l.version`;

interface LoadClaim {
  leavesAt: string;
  state: LoadState;
  hasLink: boolean;
}

export const findLoad = statement(
  'dispatch.find_load',
  `select ${columns} from dispatch.load l where l.code = $1`,
  rowIs<LoadClaim>(),
);

/** A load sheet as it is stored, without its stops. */
export type LoadRow = Awaited<ReturnType<typeof findLoad>>[number];

/** The same under its lock, until the transaction ends. Orders are locked before it. */
export const lockLoad = statement(
  'dispatch.lock_load',
  `select ${columns} from dispatch.load l where l.code = $1 for update`,
  rowIs<LoadClaim>(),
);

/** Loads of a warehouse and day, and those on the road; the newest first among those that left. */
export const listLoads = statement(
  'dispatch.list_loads',
  `select l.code, l.route_id as "routeId", l.route_name as "routeName", l.dispatch_date as "dispatchDate", l.state,
     (select count(*)::int from dispatch.load_stop s where s.load_id = l.id) as stops
   from dispatch.load l
   where l.warehouse_id = $warehouseId and (l.dispatch_date = $day::date or (l.state = 'on_road' and l.dispatch_date < $day::date))
   order by l.dispatched_at desc nulls first, l.leaves_at, l.code limit 200`,
  rowIs<{ state: LoadState }>(),
);

/** Makes the draft of a route and day; no row when there is one already. */
export const insertLoad = statement(
  'dispatch.insert_load',
  `insert into dispatch.load (route_id, route_name, dispatch_date, warehouse_id, leaves_at)
   values ($routeId, $routeName, $dispatchDate, $warehouseId, $leavesAt::time)
   on conflict (dispatch_date, warehouse_id, route_id) where state = 'draft' do nothing returning code`,
);

/** The draft of a route and day, under its lock. */
export const lockDraft = statement(
  'dispatch.lock_draft',
  `select l.id, l.code from dispatch.load l
   where l.dispatch_date = $dispatchDate and l.warehouse_id = $warehouseId and l.route_id is not distinct from $routeId and l.state = 'draft'
   for update`,
);

/** Stops of these loads by position, with what the driver recorded. */
export const listStops = statement(
  'dispatch.list_stops',
  `select s.id, s.load_id as "loadId", s.shipment_id as "shipmentId", s.kind, s.reference, s.position, to_char(s.promised_at, 'HH24:MI') as "promisedAt",
     coalesce(d.result, p.result) as result
   from dispatch.load_stop s left join dispatch.delivery d on d.stop_id = s.id left join dispatch.pickup p on p.stop_id = s.id
   where s.load_id = any($1::uuid[]) order by s.load_id, s.position`,
  rowIs<{ result: StopResult | null }>(),
);

export type StopRow = Awaited<ReturnType<typeof listStops>>[number];

/** Adds deliveries at the end of a load, in their order. */
export const insertStops = statement(
  'dispatch.insert_stops',
  `insert into dispatch.load_stop (load_id, shipment_id, position)
   select $loadId::uuid, n.shipment_id, n.at + (select coalesce(max(position), 0) from dispatch.load_stop where load_id = $loadId::uuid)
   from unnest($shipmentIds::bigint[]) with ordinality as n (shipment_id, at)`,
);

/** Adds pick-ups at the end of a load, in their order. */
export const insertPickupStops = statement(
  'dispatch.insert_pickup_stops',
  `insert into dispatch.load_stop (load_id, shipment_id, kind, reference, position)
   select $loadId::uuid, n.shipment_id, 'pickup', n.code, n.at + (select coalesce(max(position), 0) from dispatch.load_stop where load_id = $loadId::uuid)
   from unnest($shipmentIds::bigint[], $codes::text[]) with ordinality as n (shipment_id, code, at)`,
);

/** Which of these returns are a stop of an open load. */
export const listLoadOfReturns = statement(
  'dispatch.list_load_of_returns',
  `select s.reference from dispatch.load_stop s where s.reference = any($1::text[]) and s.is_open and s.kind = 'pickup'`,
);

/** How many stops the draft of a route and day has; 0 without a draft. */
export const countDraftStops = statement(
  'dispatch.count_draft_stops',
  `select count(*)::int as count from dispatch.load l join dispatch.load_stop s on s.load_id = l.id
   where l.dispatch_date = $dispatchDate and l.warehouse_id = $warehouseId and l.route_id is not distinct from $routeId and l.state = 'draft'`,
);

/** How many stops a load has. */
export const countStops = statement(
  'dispatch.count_stops',
  `select count(*)::int as count from dispatch.load_stop where load_id = $1`,
);

/** The shipment of this stop, which is back in the warehouse, can go with another load. */
export const freeDelivery = statement(
  'dispatch.free_delivery',
  `update dispatch.load_stop set is_open = false where id = $1 and kind = 'delivery'`,
);

export const deleteStops = statement(
  'dispatch.delete_stops',
  'delete from dispatch.load_stop where load_id = $loadId and id = any($stopIds::uuid[]) returning shipment_id as "shipmentId", kind',
);

/** Numbers the stops of a load from 1 as they are, without the gaps of those that left: a new one is put after the highest. */
export const closeGaps = statement(
  'dispatch.close_gaps',
  `update dispatch.load_stop s set position = n.at
   from (select id, row_number() over (order by position) as at from dispatch.load_stop where load_id = $1) n
   where s.id = n.id and s.position <> n.at`,
);

/** Numbers the stops of a load from 1 in this order. */
export const orderStops = statement(
  'dispatch.order_stops',
  `update dispatch.load_stop s set position = n.at
   from unnest($stopIds::uuid[]) with ordinality as n (id, at) where s.id = n.id and s.load_id = $loadId`,
);

/** The open load of each of these shipments that is in one. */
export const listLoadOfShipments = statement(
  'dispatch.list_load_of_shipments',
  `select s.shipment_id as "shipmentId", l.code, l.state from dispatch.load_stop s join dispatch.load l on l.id = s.load_id
   where s.shipment_id = any($1::bigint[]) and s.is_open and s.kind = 'delivery'`,
  rowIs<{ state: LoadState }>(),
);

export const raiseVersion = statement(
  'dispatch.raise_load_version',
  'update dispatch.load set version = version + 1 where id = $1',
);

/** Sets what an operator sets on a draft. Another name or phone is another driver: the link of the one before opens nothing. */
export const updateLoad = statement(
  'dispatch.update_load',
  `update dispatch.load set driver_name = $driverName, driver_phone = $driverPhone, driver_document = $driverDocument, vehicle = $vehicle,
     plate = $plate, capacity_kg = $capacityKg, change_amount = $changeAmount, asks_code = $asksCode, notifies_customers = $notifiesCustomers, leaves_at = $leavesAt::time, version = version + 1,
     link_token_hash = case when driver_name is not distinct from $driverName and driver_phone is not distinct from $driverPhone
       then link_token_hash end
   where id = $id`,
);

export const setLink = statement(
  'dispatch.set_link',
  'update dispatch.load set link_token_hash = $hash, link_made_at = now(), link_opened_at = null, version = version + 1 where id = $id',
);

/** The load leaves. */
export const sendLoad = statement(
  'dispatch.send_load',
  `update dispatch.load set state = 'on_road', dispatched_at = now(), dispatched_by_name = $by, forced_reason = $reason, version = version + 1
   where id = $id`,
);

/** Fixes the planned hours of stops when their load leaves. */
export const promiseHours = statement(
  'dispatch.promise_hours',
  `update dispatch.load_stop s set promised_at = n.hour::time
   from unnest($stopIds::uuid[], $hours::text[]) as n (id, hour) where s.id = n.id`,
);

/** Puts a closed box of a shipment aboard, or takes it down. */
export const setAboard = statement(
  'dispatch.set_aboard',
  `update dispatch.box set aboard_at = case when $aboard::boolean then coalesce(aboard_at, now()) end
   where shipment_id = $shipmentId and number = $number and closed_at is not null returning id`,
);

/** Boxes of shipments that leave a load are not aboard. */
export const takeDown = statement(
  'dispatch.take_down',
  'update dispatch.box set aboard_at = null where shipment_id = any($1::bigint[]) and aboard_at is not null',
);
