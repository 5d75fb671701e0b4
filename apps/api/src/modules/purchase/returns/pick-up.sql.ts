import type { ReturnState } from '@tonalia/contract/return-state';
import { rowIs, statement } from '../../../platform/db.ts';

/** A line of a return with the units to collect. */
export interface PickupLine {
  line: number;
  name: string;
  versionName: string | null;
  code: string;
  image: string;
  tile: string;
  units: number;
}

interface PickupClaim {
  code: string;
  state: ReturnState;
  isDue: boolean;
  warehouseId: string;
  lines: PickupLine[];
}

/** `shipmentId` is the part that the first line left with: it has the address. */
const columns = `r.code, r.state, r.state = 'collecting' and r.picked_up_at is null as "isDue", r.order_id as "orderId", o.code as "orderCode", r.units,
   s.id as "shipmentId", coalesce(s.warehouse_id, o.warehouse_id) as "warehouseId", x.lines`;
const joined = `purchase.return r join purchase.order o on o.id = r.order_id
   cross join lateral (
     select min(l.line_no) as first, jsonb_agg(jsonb_build_object('line', l.line_no, 'name', p.name, 'versionName', p.version_name, 'code', p.code,
       'image', p.image, 'tile', p.tile, 'units', l.units) order by l.line_no) as lines
     from purchase.return_line l join purchase.order_line p on p.order_id = l.order_id and p.line_no = l.line_no where l.return_id = r.id
   ) x
   join purchase.order_line f on f.order_id = r.order_id and f.line_no = x.first
   join purchase.shipment s on s.id = f.shipment_id`;

/** Returns that wait at the customer's door for a driver of this warehouse, the oldest first, at most `$most`. */
export const listDuePickups = statement(
  'purchase.list_due_pickups',
  `select ${columns} from ${joined}
   where r.state = 'collecting' and r.picked_up_at is null and coalesce(s.warehouse_id, o.warehouse_id) = $warehouseId
   order by r.asked_at, r.id limit $most`,
  rowIs<PickupClaim>(),
);

/** Returns by their codes, as a driver picks them up. */
export const findPickups = statement(
  'purchase.find_pickups',
  `select ${columns} from ${joined} where r.code = any($1::text[]) order by r.asked_at, r.id`,
  rowIs<PickupClaim>(),
);

/** A return that a driver picks up. */
export type ReturnPickup = Awaited<ReturnType<typeof findPickups>>[number];

export const findReturnId = statement('purchase.find_return_id', 'select id from purchase.return where code = $1');

/** A driver took these units of a locked return along. */
export const markPickedUp = statement(
  'purchase.mark_picked_up',
  `with taken as (
     update purchase.return_line l set collected = g.units from unnest($lines::smallint[], $units::int[]) as g (line, units)
     where l.return_id = $id and l.line_no = g.line
   )
   update purchase.return set picked_up_at = least($at::timestamptz, now()), version = version + 1 where id = $id`,
);

export const insertVisit = statement(
  'purchase.insert_return_visit',
  `insert into purchase.return_event (return_id, state, visit, by_name, by_office, words, units, at)
   values ($id, $state, $visit, $by, true, left($words, 500), $units, $now)`,
);
