import { rowIs, statement } from '../../../platform/db.ts';
import type { ShipmentStatus } from './order.rules.ts';

/** Begins a bulk act of an operator; its shipments are added as they move. */
export const insertBulkAct = statement(
  'purchase.insert_bulk_act',
  `insert into purchase.bulk_act (operator_id, moved_to) values ($operatorId, $movedTo) returning id, at`,
);

/** In the transaction that moves the shipments. */
export const insertBulkActItems = statement(
  'purchase.insert_bulk_act_items',
  `insert into purchase.bulk_act_item (act_id, shipment_id) select $actId, unnest($shipmentIds::bigint[])`,
);

/** A shipment that a bulk act moved and that was not moved back yet. */
export const listBulkActItems = statement(
  'purchase.list_bulk_act_items',
  `select a.moved_to as "movedTo", o.code as "orderCode", s.id::text as "shipmentId"
   from purchase.bulk_act a join purchase.bulk_act_item i on i.act_id = a.id and i.undone_at is null
   join purchase.shipment s on s.id = i.shipment_id join purchase.order o on o.id = s.order_id
   where a.id = $actId and a.at > $since order by o.code, s.id`,
  rowIs<{ movedTo: Exclude<ShipmentStatus, 'received' | 'cancelled'> }>(),
);

/** The load that a shipment travels with; null in a warehouse. Lock the order first. */
export const findLoadOfShipment = statement(
  'purchase.find_load_of_shipment',
  `select load_code as "loadCode" from purchase.shipment where id = $1`,
  rowIs<{ loadCode: string | null }>(),
);

/** Puts shipments on the road with a load; null takes them off it. */
export const setLoadOfShipments = statement(
  'purchase.set_load_of_shipments',
  `update purchase.shipment set load_code = $loadCode where id = any($ids::bigint[]) and load_code is distinct from $loadCode`,
);

/** No row when the item was undone before. */
export const markItemUndone = statement(
  'purchase.mark_item_undone',
  `update purchase.bulk_act_item set undone_at = now()
   where act_id = $actId and shipment_id = $shipmentId and undone_at is null returning shipment_id::text as id`,
);

/** Moves a shipment back and forgets the time of the undone step. */
export const moveShipmentBack = statement(
  'purchase.move_shipment_back',
  `update purchase.shipment set status = $status,
     prepared_at = case when $status = 'received' then null else prepared_at end,
     dispatched_at = case when $status in ('received', 'preparing') then null else dispatched_at end,
     delivered_at = null
   where id = $id`,
);

/** The status in which an order became due: paid, or confirmed when it is paid as agreed. */
export const findSettledStatus = statement(
  'purchase.find_settled_status',
  `select status from purchase.order_event where order_id = $1 and status in ('paid', 'confirmed') order by id desc limit 1`,
  rowIs<{ status: 'paid' | 'confirmed' }>(),
);
