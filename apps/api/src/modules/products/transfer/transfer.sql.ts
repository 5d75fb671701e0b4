import type { StockTransferReason, StockTransferState } from '@tonalia/contract/stock-transfers';
import { rowIs, statement } from '../../../platform/db.ts';

const columns = `t.id, t.code, t.state, t.from_id as "fromId", t.to_id as "toId", t.leaves_on as "leavesOn", t.arrives_on as "arrivesOn",
  t.created_at as "createdAt", t.created_by_name as "createdBy", t.sent_at as "sentAt", t.sent_by_name as "sentBy",
  t.received_at as "receivedAt", t.received_by_name as "receivedBy"`;

/** A page of transfers, newest first, with their sums. */
export const listTransferPage = statement(
  'products.list_transfer_page',
  `with page as (
     select t.* from products.transfer t where $state::text is null or t.state = $state
     order by t.created_at desc, t.id limit $limit offset $offset
   )
   select ${columns}, coalesce(l.lines, 0) as lines, coalesce(l.units, 0) as units, coalesce(l.differing, 0) as differing
   from page t left join (
     select transfer_id, count(*)::int as lines, sum(units)::int as units, (count(*) filter (where reason is not null))::int as differing
     from products.transfer_line where transfer_id in (select id from page) group by transfer_id) l on l.transfer_id = t.id
   order by t.created_at desc, t.id`,
  rowIs<{ state: StockTransferState }>(),
);

/** How many transfers there are, counted up to `most`. */
export const countTransfers = statement(
  'products.count_transfers',
  `select count(*)::int as count from (
     select from products.transfer where $state::text is null or state = $state limit $most) counted`,
);

export const findTransfer = statement(
  'products.find_transfer',
  `select ${columns}, t.carrier, t.note, t.version from products.transfer t where t.id = $1`,
  rowIs<{ state: StockTransferState }>(),
);

/** Every act on a transfer locks it first, then stock rows. */
export const lockTransfer = statement(
  'products.lock_transfer',
  `select code, state, from_id as "fromId", to_id as "toId", version from products.transfer where id = $1 for update`,
  rowIs<{ state: StockTransferState }>(),
);

export const listTransferLines = statement(
  'products.list_transfer_lines',
  `select version_id::text as "versionId", units, received, reason from products.transfer_line where transfer_id = $1 order by position`,
  rowIs<{ reason: StockTransferReason | null }>(),
);

/** A transfer that exists already stays as it is. */
export const insertTransfer = statement(
  'products.insert_transfer',
  `insert into products.transfer (id, from_id, to_id, leaves_on, arrives_on, carrier, note, created_by_name)
   values ($id, $fromId, $toId, $leavesOn::date, $arrivesOn::date, $carrier, $note, $by) on conflict (id) do nothing returning code`,
);

export const updateTransfer = statement(
  'products.update_transfer',
  `update products.transfer set from_id = $fromId, to_id = $toId, leaves_on = $leavesOn::date, arrives_on = $arrivesOn::date, carrier = $carrier, note = $note,
     version = version + 1 where id = $id`,
);

export const removeTransferLines = statement(
  'products.remove_transfer_lines',
  `delete from products.transfer_line where transfer_id = $1`,
);

export const insertTransferLines = statement(
  'products.insert_transfer_lines',
  `insert into products.transfer_line (transfer_id, version_id, position, units)
   select $id, l.version_id, l.n, l.units from unnest($versionIds::bigint[], $units::int[]) with ordinality l (version_id, units, n)`,
);

export const markSent = statement(
  'products.mark_transfer_sent',
  `update products.transfer set state = 'sent', sent_at = now(), sent_by_name = $by, version = version + 1 where id = $id`,
);

export const markReceived = statement(
  'products.mark_transfer_received',
  `update products.transfer set state = 'received', received_at = now(), received_by_name = $by, version = version + 1 where id = $id`,
);

export const markCancelled = statement(
  'products.mark_transfer_cancelled',
  `update products.transfer set state = 'cancelled', version = version + 1 where id = $1`,
);

/** Counts on arrival, of every line. */
export const saveReceived = statement(
  'products.save_transfer_received',
  `update products.transfer_line l set received = a.received, reason = a.reason
   from unnest($versionIds::bigint[], $received::int[], $reasons::text[]) as a (version_id, received, reason)
   where l.transfer_id = $id and l.version_id = a.version_id`,
);

/** Units that versions sold since a day, by warehouse. */
export const listSoldByWarehouse = statement(
  'products.list_sold_by_warehouse',
  `select version_id::text as "versionId", warehouse_id as "warehouseId", sum(units)::int as units from products.sold
   where version_id = any($versionIds::bigint[]) and day >= $since::date group by 1, 2`,
);
