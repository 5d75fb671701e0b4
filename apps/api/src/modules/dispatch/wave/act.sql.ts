import { rowIs, statement } from '../../../platform/db.ts';
import type { ShipmentStatus } from '../../purchase/index.ts';

/** Begins an act on waves. */
export const insertAct = statement(
  'dispatch.insert_act',
  `insert into dispatch.act (operator_id, kind) values ($operatorId, $kind) returning id, at`,
);

/** The shipments of an act as they are at this moment. */
export const insertActShipments = statement(
  'dispatch.insert_act_shipments',
  `insert into dispatch.act_shipment (act_id, shipment_id, wave_code, status, counted)
   select $actId, n.id, n.wave_code, n.status, n.counted
   from unnest($shipmentIds::bigint[], $waveCodes::text[], $statuses::text[], $counted::int[]) as n (id, wave_code, status, counted)`,
);

/** What a wave was before its assignment, and the version after it. */
export const insertActAssignment = statement(
  'dispatch.insert_act_assignment',
  `insert into dispatch.act_assignment (act_id, wave_code, operator_id, operator_name, leaves_at, version)
   values ($actId, $waveCode, $operatorId, $operatorName, $leavesAt::time, $version)`,
);

/** An act that can still be undone; two undoings of it come one after the other. */
export const lockAct = statement(
  'dispatch.lock_act',
  `select kind from dispatch.act where id = $actId and at > $since and undone_at is null for update`,
);

/** Its shipments that were not taken back yet. */
export const listActShipments = statement(
  'dispatch.list_act_shipments',
  `select shipment_id as "shipmentId", wave_code as "waveCode", status, counted from dispatch.act_shipment
   where act_id = $1 and undone_at is null order by shipment_id`,
  rowIs<{ status: ShipmentStatus }>(),
);

export const findActAssignment = statement(
  'dispatch.find_act_assignment',
  `select wave_code as "waveCode", operator_id as "operatorId", operator_name as "operatorName", to_char(leaves_at, 'HH24:MI') as "leavesAt", version
   from dispatch.act_assignment where act_id = $1`,
);

export const markShipmentsUndone = statement(
  'dispatch.mark_shipments_undone',
  `update dispatch.act_shipment set undone_at = now() where act_id = $actId and shipment_id = any($shipmentIds::bigint[])`,
);

export const markActUndone = statement(
  'dispatch.mark_act_undone',
  `update dispatch.act set undone_at = now() where id = $1`,
);

/** Units of these shipments that were picked or reported missing. */
export const countTallies = statement(
  'dispatch.count_tallies',
  `select shipment_id as "shipmentId", sum(picked + short)::int as counted from dispatch.tally
   where shipment_id = any($1::bigint[]) group by shipment_id`,
);

/** The wave as it was before its assignment. */
export const restoreWave = statement(
  'dispatch.restore_wave',
  `update dispatch.wave set operator_id = $operatorId, operator_name = $operatorName, leaves_at = $leavesAt::time, version = version + 1
   where code = $waveCode and version = $version returning id`,
);
