import type { StopResult } from '@tonalia/contract/dispatch-driver';
import { rowIs, statement } from '../../../platform/db.ts';

/** A load as its driver sees it. */
export const findDriverLoad = statement(
  'dispatch.find_driver_load',
  `select id, code, route_name as route, driver_name as driver, dispatch_date as "dispatchDate", state, asks_code as "asksCode"
   from dispatch.load where id = $1`,
);

/** The stops of a load in their order, with their boxes and how they ended. */
export const listDriverStops = statement(
  'dispatch.list_driver_stops',
  `select s.id, s.shipment_id as "shipmentId", s.kind, s.reference, s.position, to_char(s.promised_at, 'HH24:MI') as "promisedAt",
     (select count(*)::int from dispatch.box b where b.shipment_id = s.shipment_id) as boxes,
     coalesce(d.result, p.result) as result, coalesce(d.at, p.at) as at
   from dispatch.load_stop s left join dispatch.delivery d on d.stop_id = s.id left join dispatch.pickup p on p.stop_id = s.id
   where s.load_id = $1 order by s.position`,
  rowIs<{
    result: StopResult | null;
  }>(),
);

/** A stop of a load. */
export const findStop = statement(
  'dispatch.find_stop',
  `select id, shipment_id as "shipmentId", kind, reference from dispatch.load_stop where id = $stopId and load_id = $loadId`,
);

/** Keeps a load from closing until the transaction ends. Lock the order first. */
export const shareLoad = statement(
  'dispatch.share_load',
  `select state, asks_code as "asksCode" from dispatch.load where id = $1 for share`,
);

/** A delivery by the phone's id or by its stop: the same one, or none, when it is new. */
export const findDelivery = statement(
  'dispatch.find_delivery',
  `select id, stop_id as "stopId" from dispatch.delivery where id = $id or stop_id = $stopId`,
);

export const insertDelivery = statement(
  'dispatch.insert_delivery',
  `insert into dispatch.delivery (id, stop_id, load_id, session_id, result, reason, note, receiver, proof, expected, due, cash, electronic,
     electronic_reference, at, back_id)
   values ($id, $stopId, $loadId, $sessionId, $result, $reason, $note, $receiver, $proof, $expected, $due, $cash, $electronic,
     $electronicReference, least($at::timestamptz, now()), $backId)`,
);

export const insertBacks = statement(
  'dispatch.insert_backs',
  `insert into dispatch.delivery_back (delivery_id, line_no, name, units, reason, photo_ids)
   select $deliveryId, b.line, b.name, b.units, b.reason, array(select jsonb_array_elements_text(b."photoIds")::uuid)
   from jsonb_to_recordset($backs::jsonb) as b (line smallint, name text, units int, reason text, "photoIds" jsonb)`,
);

/** Stores a photo once. */
export const insertPhoto = statement(
  'dispatch.insert_photo',
  `insert into dispatch.driver_photo (id, stop_id, file) values ($id, $stopId, $file) on conflict (id) do nothing`,
);

/** How many of these photos are of this stop. */
export const countPhotos = statement(
  'dispatch.count_photos',
  `select count(*)::int as count from dispatch.driver_photo where stop_id = $stopId and id = any($ids::uuid[])`,
);

/** All photos of a stop. */
export const countPhotosOfStop = statement(
  'dispatch.count_photos_of_stop',
  `select count(*)::int as count from dispatch.driver_photo where stop_id = $1`,
);

/** Counts a wrong code of a stop, and returns how many there were. */
export const countWrongCode = statement(
  'dispatch.count_wrong_code',
  `insert into dispatch.delivery_try (stop_id, wrong) values ($1, 1)
   on conflict (stop_id) do update set wrong = dispatch.delivery_try.wrong + 1 returning wrong`,
);

export const findWrongCodes = statement(
  'dispatch.find_wrong_codes',
  `select wrong from dispatch.delivery_try where stop_id = $1`,
);
