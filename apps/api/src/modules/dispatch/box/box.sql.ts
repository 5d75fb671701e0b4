import type { BoxSize } from '@tonalia/contract/packing-office';
import { rowIs, statement } from '../../../platform/db.ts';

/** The packings of these shipments that have begun. */
export const listPackings = statement(
  'dispatch.list_packings',
  `select shipment_id as "shipmentId", remission, remission_at as "remissionAt", packed_at as "packedAt", packed_by_name as "packedBy"
   from dispatch.packing where shipment_id = any($1::bigint[])`,
);

/** The boxes of these shipments with their contents, by shipment and number. */
export const listBoxes = statement(
  'dispatch.list_boxes',
  `select b.id, b.shipment_id as "shipmentId", b.number, b.size, b.weight_g as weight, b.closed_at as "closedAt", b.closed_by_name as "closedBy",
     b.aboard_at as "aboardAt",
     (select coalesce(jsonb_agg(jsonb_build_object('versionId', u.version_id::text, 'units', u.units) order by u.version_id), '[]')
      from dispatch.box_unit u where u.box_id = b.id) as contents
   from dispatch.box b where b.shipment_id = any($1::bigint[])
   order by b.shipment_id, b.number`,
  rowIs<{ size: BoxSize; contents: { versionId: string; units: number }[] }>(),
);

export type BoxRow = Awaited<ReturnType<typeof listBoxes>>[number];

/** Begins the packing of a shipment, once. */
export const beginPacking = statement(
  'dispatch.begin_packing',
  'insert into dispatch.packing (shipment_id) values ($1) on conflict (shipment_id) do nothing',
);

/** Locks the packing of a shipment until the transaction ends; one packer at a time changes its boxes. */
export const lockPacking = statement(
  'dispatch.lock_packing',
  'select shipment_id as "shipmentId", packed_at as "packedAt", remission from dispatch.packing where shipment_id = $1 for update',
);

/** The box of that number, which is made when the shipment has none. */
export const openBox = statement(
  'dispatch.open_box',
  `insert into dispatch.box (shipment_id, number) values ($shipmentId, $number)
   on conflict (shipment_id, number) do update set number = excluded.number
   returning id, closed_at as "closedAt"`,
);

/** Sets how many units of a version belong in boxes; never below those that are in one. */
export const setRoom = statement(
  'dispatch.set_room',
  `insert into dispatch.packed (shipment_id, version_id, room) values ($shipmentId, $versionId, $room)
   on conflict (shipment_id, version_id) do update set room = greatest(excluded.room, packed.packed)`,
);

/** Sets the units of a version in a box. The constraint `packed_within_room` refuses more than the shipment needs. */
export const putUnits = statement(
  'dispatch.put_units',
  `insert into dispatch.box_unit (box_id, shipment_id, version_id, units) values ($boxId, $shipmentId, $versionId, $units)
   on conflict (box_id, version_id) do update set units = excluded.units`,
);

export const takeUnits = statement(
  'dispatch.take_units',
  'delete from dispatch.box_unit where box_id = $boxId and version_id = $versionId',
);

export const closeBox = statement(
  'dispatch.close_box',
  `update dispatch.box set size = $size, weight_g = $weight, closed_at = coalesce(closed_at, now()),
     closed_by = coalesce(closed_by, $operatorId::uuid), closed_by_name = coalesce(closed_by_name, $operatorName)
   where shipment_id = $shipmentId and number = $number returning id`,
);

/** A box that is open again is not aboard. */
export const reopenBox = statement(
  'dispatch.reopen_box',
  `update dispatch.box set closed_at = null, closed_by = null, closed_by_name = null, aboard_at = null
   where shipment_id = $shipmentId and number = $number returning id`,
);

/** Removes the last box of a shipment while nothing is in it. */
export const removeEmptyBox = statement(
  'dispatch.remove_empty_box',
  `delete from dispatch.box b where b.shipment_id = $shipmentId and b.number = $number
     and b.number = (select max(x.number) from dispatch.box x where x.shipment_id = $shipmentId)
     and (select count(*) from dispatch.box_unit u where u.box_id = b.id) = 0`,
);

/** Closes the packing of a shipment. Its delivery note gets a number the first time. */
export const finishPacking = statement(
  'dispatch.finish_packing',
  `update dispatch.packing set packed_at = now(), packed_by = $operatorId, packed_by_name = $operatorName,
     remission = coalesce(remission, 'RM-' || lpad(nextval('dispatch.remission_number')::text, 5, '0')),
     remission_at = coalesce(remission_at, now())
   where shipment_id = $shipmentId returning remission`,
  rowIs<{ remission: string }>(),
);

/** The boxes of a shipment may change again. */
export const reopenPacking = statement(
  'dispatch.reopen_packing',
  'update dispatch.packing set packed_at = null, packed_by = null, packed_by_name = null where shipment_id = $1 and packed_at is not null returning shipment_id',
);
