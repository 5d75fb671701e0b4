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

/** Those of the shipments that travel with a load. Lock the orders first. */
export const listOnRoad = statement(
  'purchase.list_on_road',
  `select id::text as id from purchase.shipment where id = any($1::bigint[]) and load_code is not null`,
);

/** Puts shipments on the road with a load; null takes them off it. */
export const setLoadOfShipments = statement(
  'purchase.set_load_of_shipments',
  `update purchase.shipment set load_code = $loadCode where id = any($ids::bigint[]) and load_code is distinct from $loadCode`,
);

/** No row of an item that was undone before. */
export const markItemsUndone = statement(
  'purchase.mark_items_undone',
  `update purchase.bulk_act_item set undone_at = now()
   where act_id = $actId and shipment_id = any($shipmentIds::bigint[]) and undone_at is null returning shipment_id::text as id`,
);

/** Moves shipments back and forgets the time of the undone step. */
export const moveShipmentsBack = statement(
  'purchase.move_shipments_back',
  `update purchase.shipment set status = $status,
     prepared_at = case when $status = 'received' then null else prepared_at end,
     dispatched_at = case when $status in ('received', 'preparing') then null else dispatched_at end,
     delivered_at = null
   where id = any($ids::bigint[])`,
);

/** The status in which each order became due: paid, or confirmed when it is paid as agreed. */
export const listSettledStatuses = statement(
  'purchase.list_settled_statuses',
  `select distinct on (order_id) order_id as "orderId", status from purchase.order_event
   where order_id = any($1::uuid[]) and status in ('paid', 'confirmed') order by order_id, id desc`,
  rowIs<{ status: 'paid' | 'confirmed' }>(),
);
