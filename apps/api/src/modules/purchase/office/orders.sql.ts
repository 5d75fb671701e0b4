import { rowIs, statement } from '../../../platform/db.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { progress } from '../order/order.sql.ts';
import type { ShipmentProgressRow } from '../order/order.sql.ts';
import type { LockedShipment } from '../order/change-order.sql.ts';
import type { OrderStatus } from '../order/order.rules.ts';

/** When the order was settled: paid, or placed when it is paid later. */
export const settledAt = `coalesce((select max(e.at) from purchase.order_event e where e.order_id = o.id and e.status = 'paid'), o.created_at)`;

/** Whether a transfer of order `o` is under review. */
const hasProof = `exists (select from purchase.payment p join purchase.payment_proof f on f.payment_id = p.id
       where p.order_id = o.id and p.status = 'pending')`;

/**
 * Conditions of the list on order `o`, without status and ids. The dates have no nulls, so that an index can serve them; lines are counted,
 * because for exists PostgreSQL may read all of them.
 */
const conditions = `o.created_at >= $from and o.created_at < $to
     and ($warehouseIds::text[] is null or o.warehouse_ids && $warehouseIds)
     and ($methods::text[] is null or o.payment_method = any($methods))
     and ($cityIds::text[] is null or o.city_id = any($cityIds))
     and ($brandIds::bigint[] is null or (select count(*) from purchase.order_line l
       where l.order_id = o.id and l.manufacturer_id = any($brandIds)) > 0)
     and ($versionIds::bigint[] is null or (select count(*) from purchase.order_line l
       where l.order_id = o.id and l.version_id = any($versionIds)) > 0 or (select count(*) from purchase.order_line_part p
       where p.order_id = o.id and p.version_id = any($versionIds)) > 0)
     and ($customerIds::uuid[] is null or o.customer_id = any($customerIds) or ($isDirect and not o.customer_id = any($served)))
     and o.total between $minTotal::bigint and $maxTotal::bigint`;
/** The same, with the ids that were found before; null for no limit. */
export const filters = `${conditions} and ($ids::uuid[] is null or o.id = any($ids))`;

const sorted = `case when $sort = 'total' then o.total end, case when $sort = '-total' then o.total end desc,
     case when $sort = 'units' then o.units end, case when $sort = '-units' then o.units end desc,
     case when $sort = 'customer' then o.customer_name end, case when $sort = '-customer' then o.customer_name end desc,
     case when $sort = 'createdAt' then o.created_at end, o.created_at desc, o.id`;

/** A page of the orders of all customers. It is chosen first: columns are read of its orders alone, not of those before it. */
export const listOfficeOrders = statement(
  'purchase.list_office_orders',
  `with page as materialized (
     select o.id from purchase.order o where ($statuses::text[] is null or o.status = any($statuses)) and ${filters}
     order by ${sorted} limit $limit offset $offset)
   select o.id, o.code, o.status, o.created_at as "createdAt", o.customer_id as "customerId", o.customer_name as "customerName",
     coalesce(o.address ->> 'city', '') as city, coalesce(o.address ->> 'cityid', '') as "cityId", coalesce(o.address ->> 'address', '') as address, o.lead_days as "leadDays", o.cutoff,
     o.warehouse_id as "warehouseId", o.units, o.total::float8 as total,
     o.warehouse_ids as "warehouseIds",
     o.taken_by as "takenBy", o.together, ${settledAt} as "settledAt",
     ${hasProof} as "hasProof",
     array(select distinct purchase.method_name(m.reference, m.name) from purchase.payment_method m
       where m.reference = o.payment_method or m.reference in (select p.method from purchase.payment p
         where p.order_id = o.id and p.status not in ('declined', 'error'))) as methods,
     (select coalesce(jsonb_agg(jsonb_build_object(${progress}) order by s.dispatch_date nulls first, s.id), '[]')
      from purchase.shipment s where s.order_id = o.id) as shipments
   from page join purchase.order o on o.id = page.id order by ${sorted}`,
  rowIs<{
    shipments: ShipmentProgressRow[];
  }>(),
);

/** As `countAllOrders`, of the orders with these ids. */
const countFoundOrders = statement(
  'purchase.count_found_orders',
  `select o.status, least(count(*), $most::int)::int as orders, coalesce(sum(o.total), 0)::float8 as amount
   from unnest($ids::uuid[]) as found (id) join purchase.order o on o.id = found.id
   where o.status = any($statuses::text[]) and ${conditions} group by o.status`,
  rowIs<{ status: OrderStatus }>(),
);

/** Number and sum of the orders in each status, up to `most` orders each. Sorted, so that the index by status serves it. */
const countAllOrders = statement(
  'purchase.count_office_orders',
  `select kind.status, counted.orders, counted.amount from unnest($statuses::text[]) as kind (status)
   cross join lateral (
     select count(*)::int as orders, coalesce(sum(found.total), 0)::float8 as amount from (
       select o.total from purchase.order o where o.status = kind.status and ${conditions}
       order by o.created_at desc limit $most) found) counted`,
  rowIs<{ status: OrderStatus }>(),
);

interface CountInput extends Omit<Parameters<typeof countFoundOrders>[1], 'ids' | 'most'> {
  ids: string[] | null;
  most: number;
}

/** Number and sum of the filtered orders in each status, up to `most` orders each; statuses without any may be missing. */
export const countOfficeOrders = (
  tx: Database | Transaction,
  { ids, ...input }: CountInput,
): ReturnType<typeof countAllOrders> => (ids ? countFoundOrders(tx, { ...input, ids }) : countAllOrders(tx, input));

/** The instant of order `o` to sort open parts by. No index gives it: by that of all orders PostgreSQL may walk years of them. */
export const placedAt = `o.created_at + interval '0'`;

/** What the due day of a part follows from. */
const dayColumns = `o.id as "orderId", coalesce(o.city_id, '') as "cityId", o.lead_days as "leadDays", o.cutoff,
     s.dispatch_date::text as "dispatchDate", s.delivery_day::text as "deliveryDay"`;
/** Parts that have not left, of orders that are paid or agreed. */
const openParts = `from purchase.order o join purchase.shipment s on s.order_id = o.id
   where o.status in ('paid', 'confirmed', 'preparing') and s.status in ('received', 'preparing')`;

/** Parts that have not left, of orders that are paid or agreed, with what their due day and route follow from. */
export const listOpenShipments = statement(
  'purchase.list_open_shipments',
  `select ${dayColumns}, ${settledAt} as "settledAt", s.id::text as "shipmentId", coalesce(s.warehouse_id, o.warehouse_id) as "warehouseId",
     coalesce(o.address ->> 'address', '') as address,
     -- a count, because for exists PostgreSQL may read all lines
     (select count(*) > 0 from purchase.order_line l where l.order_id = o.id and l.shipment_id = s.id and l.advanced) as "isPreSales"
   ${openParts} order by ${placedAt} limit $1`,
  rowIs<{ cityId: string; settledAt: Date; shipmentId: string; address: string; isPreSales: boolean }>(),
);

/** The same parts, with what their due day follows from alone: two thirds of the time. */
export const listOpenDays = statement(
  'purchase.list_open_days',
  `select ${dayColumns}, ${settledAt} as "settledAt" ${openParts} order by ${placedAt} limit $1`,
  rowIs<{ cityId: string; settledAt: Date }>(),
);

/** As `listOpenDays`, of orders with a transfer under review. */
export const listReviewedDays = statement(
  'purchase.list_reviewed_days',
  `select ${dayColumns}
   from purchase.order o join purchase.shipment s on s.order_id = o.id
   where o.status = 'pending_payment' and s.status in ('received', 'preparing') and ${hasProof}
   order by ${placedAt} limit $1`,
  rowIs<{ cityId: string }>(),
);

/** Ids of the orders in these states, first placed first. */
export const listOrderIds = statement(
  'purchase.list_order_ids',
  `select o.id from purchase.order o where o.status = any($statuses::text[]) and ${filters} order by o.created_at, o.id limit $limit`,
);

/** The orders of these parts. */
export const findOrdersOfParts = statement(
  'purchase.find_orders_of_parts',
  'select distinct order_id as id from purchase.shipment where id = any($1::bigint[])',
);

export const listMethods = statement(
  'purchase.list_methods',
  `select reference, purchase.method_name(reference, name) as name from purchase.payment_method order by position`,
  rowIs<{ name: string }>(),
);

/** Orders by id or code with the status of their parts. `isPaid`: its end starts a refund. */
export const findOrdersToMove = statement(
  'purchase.find_orders_to_move',
  `select o.id, o.code, o.status, (select jsonb_agg(jsonb_build_object('id', s.id::text, 'dispatchDate', s.dispatch_date,
       'warehouseId', coalesce(s.warehouse_id, o.warehouse_id), 'status', s.status))
     from purchase.shipment s where s.order_id = o.id) as shipments,
     -- a count, because for exists PostgreSQL may read all payments
     (select count(*) > 0 from purchase.payment p where p.order_id = o.id and p.status = 'approved' and p.amount > 0) as "isPaid"
   from purchase.order o where o.id = any($ids::uuid[]) or o.code = any($codes::text[])`,
  rowIs<{ shipments: LockedShipment[] }>(),
);

/**
 * Orders with this code, with or without its prefix, or of these customers; and those that are not delivered yet with this SKU in
 * them. `typed` is in capital letters.
 */
export const searchOrders = statement(
  'purchase.search_orders',
  `select id from purchase.order where code in ($typed, platform.setting_text('orders.prefix', 'PD') || '-' || $typed)
   union select id from purchase.order where customer_id = any($customerIds::uuid[])
   union select o.id from purchase.order o join purchase.order_line l on l.order_id = o.id
     where o.status in ('pending_payment', 'paid', 'confirmed', 'preparing', 'dispatched') and $typed in (upper(l.code), upper(l.version_code))
   limit $most`,
);
