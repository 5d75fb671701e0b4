import type { PickupReason, PickupResult } from '@tonalia/contract/dispatch-driver';
import { rowIs, statement } from '../../../platform/db.ts';

/** A pick-up by the phone's id or by its stop: the same one, or none, when it is new. */
export const findPickup = statement(
  'dispatch.find_pickup',
  `select id, stop_id as "stopId" from dispatch.pickup where id = $id or stop_id = $stopId`,
);

export const insertPickup = statement(
  'dispatch.insert_pickup',
  `insert into dispatch.pickup (id, stop_id, load_id, session_id, result, reason, units, at)
   values ($id, $stopId, $loadId, $sessionId, $result, $reason, $units, least($at::timestamptz, now()))`,
);

/** The return of this stop can go with another load. */
export const freePickup = statement(
  'dispatch.free_pickup',
  `update dispatch.load_stop set is_open = false where id = $1 and kind = 'pickup'`,
);

/** How the pick-ups of these loads ended. */
export const listPickupResults = statement(
  'dispatch.list_pickup_results',
  `select stop_id as "stopId", result, reason, units from dispatch.pickup where load_id = any($1::uuid[])`,
  rowIs<{ result: PickupResult; reason: PickupReason | null }>(),
);
