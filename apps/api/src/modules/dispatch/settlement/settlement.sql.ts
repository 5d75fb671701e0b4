import type { BackReason, DeliveryResult, RefusalReason } from '@tonalia/contract/dispatch-driver';
import type { ExplanationKind } from '@tonalia/contract/dispatch-settlement';
import { rowIs, statement } from '../../../platform/db.ts';

const load = `l.id, l.code, l.route_name as route, l.driver_name as driver, l.dispatch_date as "dispatchDate", l.warehouse_id as "warehouseId",
   l.change_amount as change, l.closed_at as "closedAt"`;

interface SettledLoad {
  driver: string | null;
  closedAt: Date | null;
}

/** Loads of the route that is chosen, if any. */
const ofRoute = `($routeId::uuid is null or l.route_id = $routeId)`;

/**
 * Loads on the road, the oldest first, from after the load with the code `$after` on; `hasDifference`: only those with another sum of cash counted
 * than their deliveries collected.
 */
export const listOpenSettlements = statement(
  'dispatch.list_open_settlements',
  `select ${load}, s.counted::float8 as counted
   from dispatch.load l left join dispatch.settlement s on s.load_id = l.id
   where l.state = 'on_road' and (not $hasDifference::boolean or s.counted is not null
     and s.counted <> (select coalesce(sum(d.cash), 0) from dispatch.delivery d where d.load_id = l.id))
     and ${ofRoute} and ($after::text is null or (l.dispatched_at, l.code) > (select a.dispatched_at, a.code from dispatch.load a where a.code = $after))
   order by l.dispatched_at, l.code limit $limit offset $offset`,
  rowIs<SettledLoad & { counted: number | null }>(),
);

/** Closed settlements, the newest first, from after that of the load with the code `$after` on. */
export const listClosedSettlements = statement(
  'dispatch.list_closed_settlements',
  `select ${load}, s.counted::float8 as counted
   from dispatch.settlement s join dispatch.load l on l.id = s.load_id
   where s.closed_at is not null and ${ofRoute} and ($after::text is null or (s.closed_at, s.load_id) < (
     select b.closed_at, b.load_id from dispatch.settlement b join dispatch.load a on a.id = b.load_id where a.code = $after))
   order by s.closed_at desc, s.load_id desc limit $limit offset $offset`,
  rowIs<SettledLoad & { counted: number | null }>(),
);

/** How many loads each tab has; closed ones are counted up to `most`, and deliveries are read of loads on the road only. */
export const countSettlements = statement(
  'dispatch.count_settlements',
  `select count(*)::int as open, count(distinct coalesce(l.driver_name, ''))::int as drivers,
     count(*) filter (where s.counted is not null and s.counted <> d.cash)::int as difference,
     (select count(*) from (select 1 from dispatch.settlement c join dispatch.load l on l.id = c.load_id
       where c.closed_at is not null and ${ofRoute} limit $most) closed)::int as closed
   from dispatch.load l left join dispatch.settlement s on s.load_id = l.id
   cross join lateral (select coalesce(sum(cash), 0) as cash from dispatch.delivery where load_id = l.id) d
   where l.state = 'on_road' and ${ofRoute}`,
);

/** The loads on the road of a page of drivers, by the driver's name and the time they left. */
export const listDriverLoads = statement(
  'dispatch.list_driver_loads',
  `with driver as (
     select coalesce(driver_name, '') as name, count(*) over ()::int as count from dispatch.load where state = 'on_road'
     group by 1 order by platform.plain_text(coalesce(driver_name, '')), 1 limit $limit offset $offset
   )
   select ${load}, s.counted::float8 as counted, d.count
   from driver d join dispatch.load l on coalesce(l.driver_name, '') = d.name and l.state = 'on_road'
   left join dispatch.settlement s on s.load_id = l.id
   order by platform.plain_text(d.name), d.name, l.dispatched_at, l.code`,
  rowIs<SettledLoad & { counted: number | null; count: number }>(),
);

/** A load that left, with its settlement; the columns of the settlement are null before anything of it is saved. */
export const findSettlement = statement(
  'dispatch.find_settlement',
  `select ${load}, l.state, s.notes, s.coins, s.counted::float8 as counted, coalesce(s.is_change_returned, false) as "isChangeReturned",
     s.signed_at as "signedAt", s.approved_at as "approvedAt", s.approved_by as "approvedBy", s.approved_by_name as "approvedByName",
     s.closed_at as "settledAt", s.closed_by_name as "closedByName", s.held_by as "heldBy", s.held_by_name as "heldByName",
     s.held_at as "heldAt", coalesce(s.version, 0) as version
   from dispatch.load l left join dispatch.settlement s on s.load_id = l.id
   where l.code = $1 and l.state <> 'draft'`,
  rowIs<
    SettledLoad & {
      state: 'on_road' | 'closed';
      notes: Record<string, number> | null;
      coins: number | null;
      counted: number | null;
      isChangeReturned: boolean;
      signedAt: Date | null;
      approvedAt: Date | null;
      approvedBy: string | null;
      approvedByName: string | null;
      settledAt: Date | null;
      closedByName: string | null;
      heldBy: string | null;
      heldByName: string | null;
      heldAt: Date | null;
      version: number;
    }
  >(),
);

/** A stop with the delivery that ended it, if any. */
export interface SettledStopRow {
  kind: 'delivery' | 'pickup';
  reference: string | null;
  deliveryId: string | null;
  result: DeliveryResult | null;
  reason: RefusalReason | null;
  at: Date | null;
  expected: number | null;
  cash: number;
  electronic: number;
  electronicReference: string | null;
  isSeen: boolean;
  isCounted: boolean;
  backs: { name: string; units: number; reason: BackReason }[];
  photos: string[];
}

/** The stops of these loads in their order. */
export const listSettledStops = statement(
  'dispatch.list_settled_stops',
  `select s.id, s.load_id as "loadId", s.shipment_id as "shipmentId", s.kind, s.reference, s.position, d.id as "deliveryId", d.result, d.reason, d.at,
     d.expected::float8 as expected, coalesce(d.cash, 0)::float8 as cash, coalesce(d.electronic, 0)::float8 as electronic,
     d.electronic_reference as "electronicReference", seen.delivery_id is not null as "isSeen", r.delivery_id is not null as "isCounted",
     (select coalesce(jsonb_agg(jsonb_build_object('name', b.name, 'units', b.units, 'reason', b.reason) order by b.line_no), '[]')
      from dispatch.delivery_back b where b.delivery_id = d.id) as backs,
     array(select p.id from dispatch.driver_photo p where p.stop_id = s.id order by p.arrived_at) as photos
   from dispatch.load_stop s left join dispatch.delivery d on d.stop_id = s.id
   left join dispatch.settlement_seen seen on seen.delivery_id = d.id
   left join dispatch.back_receipt r on r.delivery_id = d.id
   where s.load_id = any($1::uuid[]) order by s.load_id, s.position`,
  rowIs<SettledStopRow>(),
);

export const listExplanations = statement(
  'dispatch.list_explanations',
  `select id, kind, text, amount::float8 as amount, order_code as "orderCode", receipt is not null as "hasReceipt"
   from dispatch.settlement_explanation where load_id = $1 order by created_at, id`,
  rowIs<{ kind: ExplanationKind }>(),
);

export const listAdjustments = statement(
  'dispatch.list_adjustments',
  `select amount::float8 as amount, reason, by_name as by, created_at as at from dispatch.settlement_adjustment where load_id = $1 order by id`,
);

/** Begins the settlement of a load, once. */
export const beginSettlement = statement(
  'dispatch.begin_settlement',
  `insert into dispatch.settlement (load_id, version) values ($1, 0) on conflict (load_id) do nothing`,
);

/** Locks a load and its settlement, until the transaction ends. Lock the orders first. */
export const lockSettlement = statement(
  'dispatch.lock_settlement',
  `select l.state, s.version from dispatch.load l join dispatch.settlement s on s.load_id = l.id where l.id = $1 for update`,
  rowIs<{ state: 'on_road' | 'closed' }>(),
);

/** Saves the count; what the driver signed and a second person approved was another one. */
export const updateCount = statement(
  'dispatch.update_count',
  `update dispatch.settlement set notes = $notes, coins = $coins, counted = $counted, is_change_returned = $isChangeReturned,
     signed_at = case when counted is distinct from $counted::bigint then null else signed_at end,
     approved_at = case when counted is distinct from $counted::bigint then null else approved_at end,
     approved_by = case when counted is distinct from $counted::bigint then null else approved_by end,
     approved_by_name = case when counted is distinct from $counted::bigint then null else approved_by_name end,
     held_by = $operatorId, held_by_name = $operatorName, held_at = now(), version = version + 1
   where load_id = $loadId`,
);

/** Another version, after a change beside the row. */
export const touchSettlement = statement(
  'dispatch.touch_settlement',
  `update dispatch.settlement set held_by = $operatorId, held_by_name = $operatorName, held_at = now(), version = version + 1 where load_id = $loadId`,
);

/** Another version after a sum changed: what the driver signed and a second person approved was another one. No row before the first change. */
export const reopenSettlement = statement(
  'dispatch.reopen_settlement',
  `update dispatch.settlement set signed_at = null, approved_at = null, approved_by = null, approved_by_name = null, version = version + 1
   where load_id = $1`,
);

export const approveSettlement = statement(
  'dispatch.approve_settlement',
  `update dispatch.settlement set approved_at = now(), approved_by = $operatorId, approved_by_name = $operatorName, version = version + 1
   where load_id = $loadId`,
);

export const signSettlement = statement(
  'dispatch.sign_settlement',
  `update dispatch.settlement set signed_at = now(), version = version + 1 where load_id = $1`,
);

export const findCount = statement(
  'dispatch.find_count',
  `select s.counted::float8 as counted, s.signed_at as "signedAt", s.version,
     (select coalesce(sum(d.cash), 0) from dispatch.delivery d where d.load_id = s.load_id)::float8 as "mustHandOver"
   from dispatch.settlement s where s.load_id = $1 and s.counted is not null`,
);

export const insertSeen = statement(
  'dispatch.insert_seen',
  `insert into dispatch.settlement_seen (delivery_id, load_id, seen_by) values ($deliveryId, $loadId, $operatorId) on conflict do nothing`,
);

export const removeSeen = statement(
  'dispatch.remove_seen',
  `delete from dispatch.settlement_seen where delivery_id = $1`,
);

/** A transfer that never arrived: the delivery collected nothing by it. */
export const clearElectronic = statement(
  'dispatch.clear_electronic',
  `update dispatch.delivery set electronic = 0, electronic_reference = null where id = $1`,
);

export const insertExplanation = statement(
  'dispatch.insert_explanation',
  `insert into dispatch.settlement_explanation (load_id, kind, text, amount, order_code, receipt, by_name)
   values ($loadId, $kind, $text, $amount, $orderCode, $receipt, $by)`,
);

export const removeExplanation = statement(
  'dispatch.remove_explanation',
  `delete from dispatch.settlement_explanation where id = $id and load_id = $loadId`,
);

/** An adjustment counts once: without a row it was there. */
export const insertAdjustment = statement(
  'dispatch.insert_adjustment',
  `insert into dispatch.settlement_adjustment (client_id, load_id, amount, reason, operator_id, by_name)
   values ($clientId, $loadId, $amount, $reason, $operatorId, $by) on conflict (client_id) do nothing returning id`,
);

/** The sum of the adjustments of a closed settlement, and its closer. */
export const sumAdjustments = statement(
  'dispatch.sum_adjustments',
  `select s.closed_by as "closedBy",
     (select coalesce(sum(a.amount), 0) from dispatch.settlement_adjustment a where a.load_id = s.load_id)::float8 as amount
   from dispatch.settlement s where s.load_id = $1`,
);

/** Freezes a settlement with its sums. */
export const closeSettlementRow = statement(
  'dispatch.close_settlement',
  `update dispatch.settlement set went_out = $wentOut, not_collected = $notCollected, electronic = $electronic, must_hand_over = $mustHandOver,
     closed_at = now(), closed_by = $operatorId, closed_by_name = $operatorName, held_by = null, held_by_name = null, held_at = null,
     version = version + 1
   where load_id = $loadId`,
);

/** Closes the load with its settlement: its link opens nothing any more. */
export const closeLoad = statement(
  'dispatch.close_settled_load',
  `update dispatch.load set state = 'closed', closed_at = now(), link_token_hash = null, version = version + 1 where id = $1`,
);

/** The boxes of shipments that came back are not aboard any more. */
export const unloadBoxes = statement(
  'dispatch.unload_boxes',
  `update dispatch.box set aboard_at = null where shipment_id = any($1::bigint[])`,
);

/** A photo of a stop, or the receipt of an explanation, of a load. */
export const findSettlementPicture = statement(
  'dispatch.find_settlement_picture',
  `select p.file from dispatch.driver_photo p join dispatch.load_stop s on s.id = p.stop_id join dispatch.load l on l.id = s.load_id
   where p.id = $id and l.code = $code
   union all
   select e.receipt from dispatch.settlement_explanation e join dispatch.load l on l.id = e.load_id
   where e.id = $id and l.code = $code and e.receipt is not null`,
);
