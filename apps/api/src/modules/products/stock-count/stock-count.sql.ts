import type { CountReason, StockCountState } from '@tonalia/contract/stock-counts';
import { rowIs, statement } from '../../../platform/db.ts';

const columns = `c.id, c.code, c.state, c.warehouse_id as "warehouseId", c.section, c.is_blind as "isBlind", m.name as brand, c.created_at as "createdAt",
  c.created_by_name as "createdBy", c.ended_at as "endedAt", c.ended_by_name as "endedBy"`;

/** A page of counts, newest first, with their progress. */
export const listCountPage = statement(
  'products.list_count_page',
  `with page as (
     select c.* from products.stock_count c where $state::text is null or c.state = $state
     order by c.created_at desc, c.id limit $limit offset $offset
   )
   select ${columns}, coalesce(i.total, 0) as total, coalesce(i.counted, 0) as counted, coalesce(i.differing, 0) as differing
   from page c left join products.manufacturer m on m.id = c.brand_id
   left join (
     select count_id, count(*)::int as total, count(units)::int as counted, (count(*) filter (where units <> expected))::int as differing
     from products.count_item where count_id in (select id from page) group by count_id) i on i.count_id = c.id
   order by c.created_at desc, c.id`,
  rowIs<{ state: StockCountState }>(),
);

/** How many counts there are, counted up to `most`. */
export const countCounts = statement(
  'products.count_counts',
  `select count(*)::int as count from (
     select from products.stock_count where $state::text is null or state = $state limit $most) counted`,
);

export const findCount = statement(
  'products.find_count',
  `select ${columns} from products.stock_count c left join products.manufacturer m on m.id = c.brand_id where c.id = $1`,
  rowIs<{ state: StockCountState }>(),
);

/** Every act on a count locks it first, then stock rows. */
export const lockCount = statement(
  'products.lock_count',
  `select code, state, warehouse_id as "warehouseId" from products.stock_count where id = $1 for update`,
  rowIs<{ state: StockCountState }>(),
);

/** A count that exists already stays as it is. */
export const insertCount = statement(
  'products.insert_count',
  `insert into products.stock_count (id, warehouse_id, section, brand_id, is_blind, created_by_name)
   values ($id, $warehouseId, $section, $brandId::bigint, $isBlind, $by) on conflict (id) do nothing returning code`,
);

/** The versions of a part of a warehouse: those with units or a shelf there. Returns at most one more than `most`. */
export const insertCountItems = statement(
  'products.insert_count_items',
  `insert into products.count_item (count_id, version_id)
   select $id::uuid, s.version_id from products.stock s
   join products.version v on v.id = s.version_id join products.product p on p.id = v.product_id
   where s.warehouse_id = $warehouseId and (s.on_hand > 0 or s.shelf is not null) and p.kind = 'simple'
     and ($section::text is null or s.shelf = $section or s.shelf like $section || '-%')
     and ($brandId::bigint is null or p.manufacturer_id = $brandId)
   limit $most::int + 1
   returning version_id::text as "versionId"`,
);

/** The versions of a count in the order of the shelves. */
export const listCountItems = statement(
  'products.list_count_items',
  `select i.version_id::text as "versionId", v.barcode, s.shelf, coalesce(y.box, 1) as box,
     coalesce(s.on_hand, 0) as "onHand", i.units, i.expected, i.reason,
     i.counted_at as "countedAt", i.counted_by as "countedBy", i.applied
   from products.count_item i join products.stock_count c on c.id = i.count_id join products.version v on v.id = i.version_id
   left join products.stock s on s.version_id = i.version_id and s.warehouse_id = c.warehouse_id
   left join products.version_supply y on y.version_id = i.version_id
   where i.count_id = $1 order by s.shelf nulls last, v.code, v.id`,
  rowIs<{ reason: CountReason | null }>(),
);

/** Whether a line has arrived before. */
export const findCountLine = statement('products.find_count_line', `select id from products.count_line where id = $1`);

/**
 * Keeps a count of a version, with what the books had at its moment: what is on hand now less what moved since. The stock row is locked, so that
 * every movement before now is seen.
 */
export const insertCountLine = statement(
  'products.insert_count_line',
  `with moment as (
     select greatest(c.created_at, clock_timestamp() - make_interval(secs => $ago::float8 / 1000)) as at
     from products.stock_count c where c.id = $countId
   )
   insert into products.count_line (id, count_id, version_id, units, expected, reason, counted_at, operator_id)
   select $id, $countId, s.version_id, $units,
     greatest(0, s.on_hand - coalesce((
       select sum(m.units) from products.stock_movement m
       where m.version_id = s.version_id and m.warehouse_id = s.warehouse_id and m.at > moment.at), 0))::int,
     $reason, moment.at, $operatorId
   from products.stock s, moment where s.version_id = $versionId and s.warehouse_id = $warehouseId
   returning expected`,
);

/** The count with the later moment is the version's. A version that was not asked for is added. */
export const saveCountItem = statement(
  'products.save_count_item',
  `insert into products.count_item as i (count_id, version_id, units, expected, reason, counted_at, counted_by)
   select l.count_id, l.version_id, l.units, l.expected, case when l.units <> l.expected then l.reason end, l.counted_at, $by
   from products.count_line l where l.id = $id
   on conflict (count_id, version_id) do update set units = excluded.units, expected = excluded.expected, reason = excluded.reason,
     counted_at = excluded.counted_at, counted_by = excluded.counted_by, applied = null
   where i.counted_at is null or i.counted_at <= excluded.counted_at`,
);

/** Counted versions with a difference that is not in the books yet, in the lock order of stock. */
export const listUnapplied = statement(
  'products.list_unapplied_counts',
  `select version_id::text as "versionId" from products.count_item
   where count_id = $1 and units is not null and applied is null order by version_id`,
);

/**
 * The units by which a count corrects the books, with what is there: counted less expected, less what other counts corrected since its moment. The
 * stock rows are locked.
 */
export const listCorrections = statement(
  'products.list_count_corrections',
  `select i.version_id::text as "versionId", s.available, s.reserved, i.reason,
     (i.units - i.expected - coalesce(since.units, 0))::int as by
   from products.count_item i join products.stock_count c on c.id = i.count_id
   join products.stock s on s.version_id = i.version_id and s.warehouse_id = c.warehouse_id
   left join lateral (
     select sum(m.units) as units from products.stock_movement m
     where m.version_id = i.version_id and m.warehouse_id = c.warehouse_id and m.cause = 'count' and m.at > i.counted_at) since on true
   where i.count_id = $1 and i.units is not null and i.applied is null order by i.version_id`,
  rowIs<{ by: number; reason: CountReason | null }>(),
);

/** Changes what is available of locked rows of a warehouse, each with a movement of its own. */
export const correctStock = statement(
  'products.correct_stock',
  `update products.stock s set available = s.available + a.by, moved_for = a.moved_for
   from unnest($versionIds::bigint[], $by::int[], $movedFor::jsonb[]) as a (version_id, by, moved_for)
   where s.version_id = a.version_id and s.warehouse_id = $warehouseId and a.by <> 0`,
);

export const markApplied = statement(
  'products.mark_counts_applied',
  `update products.count_item i set applied = a.by from unnest($versionIds::bigint[], $by::int[]) as a (version_id, by)
   where i.count_id = $id and i.version_id = a.version_id`,
);

export const endCount = statement(
  'products.end_count',
  `update products.stock_count set state = $state, ended_at = clock_timestamp(), ended_by_name = $by where id = $id`,
);
