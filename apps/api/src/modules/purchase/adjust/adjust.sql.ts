import { rowIs, statement } from '../../../platform/db.ts';
import type { OrderStatus, ShipmentStatus } from '../order/order.rules.ts';

/** A line of an order that can be adjusted. */
export interface StoredLine {
  line: number;
  shipmentId: string;
  shipmentStatus: ShipmentStatus;
  /** The warehouse that holds its units. */
  warehouseId: string;
  productId: string;
  versionId: string;
  code: string;
  versionCode: string | null;
  name: string;
  versionName: string | null;
  advanced: boolean;
  quantity: number;
  price: number;
  originalPrice: number;
  /** Units taken from each stock row; empty in presale. */
  parts: { versionId: string; quantity: number }[];
}

/** A payment of such an order. */
export interface StoredPayment {
  id: string;
  name: string;
  status: string;
  amount: number;
  refunded: number;
  /** A charge or a proof that waits for its decision. */
  isUnderWay: boolean;
}

/** An order with all that its adjustment depends on. Lock the order first to change it. */
export const findAdjustable = statement(
  'purchase.find_adjustable',
  `select o.id, o.code, o.status, o.version, o.customer_id as "customerId", o.warehouse_id as "warehouseId", o.created_at as "createdAt",
     o.units, o.subtotal::float8 as subtotal, o.savings::float8 as savings, o.coupon_savings::float8 as "couponSavings",
     o.movement::float8 as movement, o.shipping::float8 as shipping, o.total::float8 as total,
     (select jsonb_agg(jsonb_build_object('line', l.line_no, 'shipmentId', l.shipment_id::text, 'shipmentStatus', s.status,
        'warehouseId', coalesce(s.warehouse_id, o.warehouse_id),
        'productId', l.product_id::text, 'versionId', l.version_id::text, 'code', l.code, 'versionCode', l.version_code,
        'name', l.name, 'versionName', l.version_name, 'advanced', l.advanced, 'quantity', l.quantity, 'price', l.price,
        'originalPrice', l.original_price, 'parts', (
          select coalesce(jsonb_agg(jsonb_build_object('versionId', p.version_id::text, 'quantity', p.quantity) order by p.position), '[]')
          from purchase.order_line_part p where p.order_id = o.id and p.line_no = l.line_no)) order by l.line_no)
      from purchase.order_line l join purchase.shipment s on s.id = l.shipment_id where l.order_id = o.id) as lines,
     (select coalesce(jsonb_agg(jsonb_build_object('id', p.id::text, 'name', purchase.method_name(m.reference, m.name),
        'status', p.status, 'amount', p.amount,
        'refunded', coalesce((select sum(r.amount) from purchase.refund r where r.payment_id = p.id), 0),
        'isUnderWay', p.status = 'pending' and (p.gateway_reference is not null
          or p.id in (select f.payment_id from purchase.payment_proof f where f.payment_id = p.id))) order by p.id), '[]')
      from purchase.payment p join purchase.payment_method m on m.reference = p.method where p.order_id = o.id) as payments
   from purchase.order o where o.code = upper($1)`,
  rowIs<{ status: OrderStatus; lines: StoredLine[]; payments: StoredPayment[] }>(),
);

/** The number of an adjustment among the changes of its order, for listeners that get them in any order. */
export const nextChange = statement(
  'purchase.next_change',
  `select nextval(pg_get_serial_sequence('purchase.order_event', 'id'))::float8 as id`,
  rowIs<{ id: number }>(),
);

/** Stores the sums of a locked order, and a version above the one it was read with. */
export const updateSums = statement(
  'purchase.update_sums',
  `update purchase.order set version = version + 1, units = $units, subtotal = $subtotal, savings = $savings,
     coupon_savings = $couponSavings, movement = $movement, shipping = $shipping, total = $total
   where id = $orderId`,
);

/** Sends other quantities of lines, and takes fewer units of their stock rows; a line without units has none. */
export const updateLines = statement(
  'purchase.update_lines',
  `with given as (
     select * from unnest($lines::smallint[], $before::int[], $after::int[]) as g (line, before, after)
   ), gone as (
     delete from purchase.order_line_part p using given g where p.order_id = $orderId and p.line_no = g.line and g.after = 0
   ), fewer as (
     update purchase.order_line_part p set quantity = p.quantity / g.before * g.after from given g
     where p.order_id = $orderId and p.line_no = g.line and g.after > 0
   )
   update purchase.order_line l set asked = coalesce(l.asked, l.quantity), quantity = g.after, amount = l.price::bigint * g.after
   from given g where l.order_id = $orderId and l.line_no = g.line`,
);

/** Inserts substitutes in the part of the line that they replace units of. */
export const insertSubstitutes = statement(
  'purchase.insert_substitutes',
  `with given as (
     select x.* from jsonb_to_recordset($added::jsonb) as x (line smallint, substitutes smallint, "productId" bigint, "versionId" bigint,
       code text, "versionCode" text, name text, "versionName" text, "manufacturerId" bigint, "manufacturerName" text, colour jsonb,
       image text, tile text, quantity int, price int, "originalPrice" int, why jsonb, "taxClass" text, "taxRate" smallint)
   ), inserted as (
     insert into purchase.order_line (order_id, line_no, shipment_id, product_id, version_id, code, version_code, choice, name,
       version_name, manufacturer_id, manufacturer_name, colour, image, tile, advanced, dispatch_date, quantity, price, original_price,
       amount, why, substitutes, tax_class, tax_rate)
     select $orderId, g.line, l.shipment_id, g."productId", g."versionId", g.code, g."versionCode", '', g.name, g."versionName",
       g."manufacturerId", g."manufacturerName", g.colour, g.image, g.tile, false, l.dispatch_date, g.quantity, g.price,
       g."originalPrice", g.price::bigint * g.quantity, g.why, g.substitutes,
       g."taxClass", g."taxRate"
     from given g join purchase.order_line l on l.order_id = $orderId and l.line_no = g.substitutes
     returning line_no, version_id, quantity
   )
   insert into purchase.order_line_part (order_id, line_no, position, version_id, quantity)
   select $orderId, line_no, 0, version_id, quantity from inserted`,
);

/** Cancels the parts of which nothing is sent any more. */
export const cancelEmptyParts = statement(
  'purchase.cancel_empty_parts',
  `update purchase.shipment s set status = 'cancelled' where s.order_id = $1 and s.status in ('received', 'preparing')
     and not exists (select from purchase.order_line l where l.order_id = $1 and l.shipment_id = s.id and l.quantity > 0)
   returning s.dispatch_date as "dispatchDate"`,
);

/** Lowers what payments take: of own credit, at the door, or by a transfer without a proof. */
export const lowerPayments = statement(
  'purchase.lower_payments',
  `update purchase.payment p set amount = p.amount - g.amount, updated_at = now()
   from unnest($ids::bigint[], $amounts::bigint[]) as g (id, amount) where p.id = g.id`,
);
