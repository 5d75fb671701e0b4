import type { BackReason, RefusalReason } from '@tonalia/contract/dispatch-driver';
import { rowIs, statement } from '../../../platform/db.ts';

const columns = `d.id, s.id as "stopId", s.position, s.shipment_id as "shipmentId", d.result, d.reason, d.at, d.back_id as "backId",
   r.by_name as "countedBy", r.at as "countedAt"`;

interface BackClaim {
  result: 'partial' | 'refused';
  reason: RefusalReason | null;
  backId: string | null;
  countedBy: string | null;
  countedAt: Date | null;
}

/** The deliveries of a load of which something comes back, in the order of their stops. */
export const listBacks = statement(
  'dispatch.list_backs',
  `select ${columns} from dispatch.delivery d join dispatch.load_stop s on s.id = d.stop_id
   left join dispatch.back_receipt r on r.delivery_id = d.id
   where d.load_id = $1 and d.result in ('partial', 'refused') order by s.position`,
  rowIs<BackClaim>(),
);

/** A delivery of which something comes back. */
export type BackRow = Awaited<ReturnType<typeof listBacks>>[number];

/** One of them under its lock. Lock the order first. */
export const lockBack = statement(
  'dispatch.lock_back',
  `select ${columns} from dispatch.delivery d join dispatch.load_stop s on s.id = d.stop_id
   left join dispatch.back_receipt r on r.delivery_id = d.id
   where d.load_id = $loadId and s.id = $stopId and d.result in ('partial', 'refused') for update of d`,
  rowIs<BackClaim>(),
);

/** What these deliveries bring back in part. */
export const listBackLines = statement(
  'dispatch.list_back_lines',
  `select delivery_id as "deliveryId", line_no::int as line, name, units, reason from dispatch.delivery_back
   where delivery_id = any($1::uuid[]) order by delivery_id, line_no`,
  rowIs<{ reason: BackReason }>(),
);

/** The counts of these deliveries. */
export const listBackCounts = statement(
  'dispatch.list_back_counts',
  `select delivery_id as "deliveryId", line_no::int as line, name, said as units, to_stock as "toStock", damaged from dispatch.back_count
   where delivery_id = any($1::uuid[]) order by delivery_id, line_no`,
);

export const insertBackCounts = statement(
  'dispatch.insert_back_counts',
  `insert into dispatch.back_count (delivery_id, line_no, name, said, to_stock, damaged)
   select $deliveryId, c.line, c.name, c.units, c."toStock", c.damaged
   from jsonb_to_recordset($counts::jsonb) as c (line smallint, name text, units int, "toStock" int, damaged int)`,
);

/** What came back of a delivery is counted. */
export const markCounted = statement(
  'dispatch.mark_counted',
  'insert into dispatch.back_receipt (delivery_id, by_name) values ($id, $by)',
);
