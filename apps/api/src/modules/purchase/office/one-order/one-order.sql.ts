import { rowIs, statement } from '../../../../platform/db.ts';

/** What the office knows of an order besides what the shop shows. */
export const findOfficeFacts = statement(
  'purchase.find_office_facts',
  `select o.id, o.version, o.warehouse_id as "warehouseId", o.taken_by as "takenBy",
     (select coalesce(jsonb_agg(jsonb_build_object('shipmentId', s.id::text, 'warehouseId', s.warehouse_id)), '[]')
      from purchase.shipment s where s.order_id = o.id and s.warehouse_id is not null) as elsewhere,
     (select coalesce(jsonb_agg(jsonb_build_object('id', p.version_id::text, 'line', p.line_no)), '[]')
      from purchase.order_line_part p where p.order_id = o.id) as versions
   from purchase.order o where o.code = upper($1)`,
  rowIs<{
    elsewhere: { shipmentId: string; warehouseId: string }[];
    /** Every version of its lines, with the number of a line that has it. */
    versions: { id: string; line: number }[];
  }>(),
);

export const insertNote = statement(
  'purchase.insert_order_note',
  `insert into purchase.order_note (order_id, text, by_name) values ($orderId, $text, $by)
   returning id, created_at as "createdAt"`,
);

/** Newest first. */
export const listNotes = statement(
  'purchase.list_order_notes',
  `select id, text, by_name as by, created_at as "createdAt" from purchase.order_note
   where order_id = $1 order by created_at desc, id limit 200`,
);

/** What a change of the delivery needs to know of a locked order. */
export const findDelivery = statement(
  'purchase.find_delivery',
  `select version, warehouse_id as "warehouseId", shipping::float8 as shipping,
     (subtotal - savings)::float8 as goods, address, address ->> 'cityid' as "cityId", created_at as "createdAt"
   from purchase.order where id = $1`,
  rowIs<{ address: Record<string, unknown>; cityId: string }>(),
);

/** In another city the order follows the terms of its zone. */
export const updateAddress = statement(
  'purchase.update_order_address',
  `update purchase.order set address = address || $address::jsonb, version = version + 1,
     lead_days = case when $isElsewhere::boolean then $leadDays else lead_days end,
     cutoff = case when $isElsewhere then $cutoff else cutoff end
   where id = $orderId returning address, version`,
  rowIs<{ address: Record<string, unknown> }>(),
);

export const raiseVersion = statement(
  'purchase.raise_order_version',
  'update purchase.order set version = version + 1 where id = $1 returning version',
);

/** The parts of a locked order with their windows, and their lines. */
export const listParts = statement(
  'purchase.list_parts',
  `select s.id::text as id, s.dispatch_date as "dispatchDate", s.status, s.warehouse_id as "warehouseId", s.delivery_day as "deliveryDay",
     to_char(s.delivery_from, 'HH24:MI') as "deliveryFrom", to_char(s.delivery_to, 'HH24:MI') as "deliveryTo",
     (select coalesce(jsonb_agg(jsonb_build_object('line', l.line_no, 'quantity', l.quantity, 'isPresale', l.advanced,
        'productId', l.product_id::text) order by l.line_no), '[]')
      from purchase.order_line l where l.order_id = s.order_id and l.shipment_id = s.id) as lines
   from purchase.shipment s where s.order_id = $1 order by s.dispatch_date nulls first, s.id`,
  rowIs<{
    /** Null for the order's. */
    warehouseId: string | null;
    lines: { line: number; quantity: number; isPresale: boolean; productId: string }[];
  }>(),
);
export type OrderPart = Awaited<ReturnType<typeof listParts>>[number];

export const updateWindow = statement(
  'purchase.update_window',
  `update purchase.shipment set delivery_day = $day::date, delivery_from = $from::time, delivery_to = $until::time where id = $id`,
);

/** The units of stock rows that these lines hold, with the name of each line. */
export const listHeldUnits = statement(
  'purchase.list_held_units',
  `select p.version_id::text as "versionId", p.quantity, coalesce(l.version_code, l.code) as code, l.name
   from purchase.order_line l join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
   where l.order_id = $orderId and l.line_no = any($lines::smallint[]) order by l.line_no, p.position`,
);

/** Moves a whole part; its presale lines keep the date of their part. */
export const moveWhole = statement(
  'purchase.move_whole_shipment',
  `with moved as (
     update purchase.shipment set dispatch_date = $to::date, delivery_day = $day::date, delivery_from = $from::time, delivery_to = $until::time,
       warehouse_id = $warehouseId
     where id = $id returning id)
   update purchase.order_line l set dispatch_date = case when l.advanced then $to::date end from moved
   where l.order_id = $orderId and l.shipment_id = moved.id`,
);

/** Moves lines to the part of another date or warehouse, which is made when the order has none. Each line says its part. */
export const moveSome = statement(
  'purchase.move_some_lines',
  `with target as (
     insert into purchase.shipment (order_id, dispatch_date, delivery_day, delivery_from, delivery_to, warehouse_id)
     values ($orderId, $to::date, $day::date, $from::time, $until::time, $warehouseId)
     on conflict (order_id, dispatch_date, coalesce(warehouse_id, '')) do update set dispatch_date = excluded.dispatch_date
     returning id)
   update purchase.order_line l set dispatch_date = case when l.advanced then $to::date end, shipment_id = target.id from target
   where l.order_id = $orderId and l.line_no = any($lines::smallint[])
   returning l.shipment_id as "shipmentId"`,
);
