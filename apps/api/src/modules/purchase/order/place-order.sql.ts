import type { DeliveryChoice } from '@tonalia/contract/purchase';
import { rowIs, statement } from '../../../platform/db.ts';
import type { PlacedFacts } from './order-facts.rules.ts';
import type { InitialPayment } from './payment-terms.rules.ts';
import type { PlacedTax } from './placed-facts.rules.ts';

const placed = `o.id as "orderId", o.code as "orderCode", o.status, o.total::float8 as total`;

/** The order that was placed from a cart. */
export const findOrderOfCart = statement(
  'purchase.find_order_of_cart',
  `select ${placed} from purchase.order o where o.cart_id = $1`,
);

/** Number of a customer's unpaid orders. Takes an advisory lock per customer until the transaction ends. */
export const countUnpaid = statement(
  'purchase.count_unpaid',
  'select purchase.count_unpaid($1) as orders',
  rowIs<{ orders: number }>(),
);

export interface OrderInsert {
  id: string;
  code: string;
  cartId: string;
  /** Null when an operator took the order. */
  identityId: string | null;
  operatorId: string | null;
  /** The operator's name. */
  takenBy: string | null;
  customerId: string;
  customerName: string;
  status: string;
  warehouseId: string;
  address: unknown;
  /** Of the zone. */
  leadDays: number | null;
  cutoff: string | null;
  paymentMethod: string;
  payBy: Date | null;
  subtotal: number;
  savings: number;
  couponSavings: number;
  movement: number;
  shipping: number;
  total: number;
  units: number;
  comments: string;
  reference: string | null;
  campaign: string | null;
  lines: OrderLineInsert[];
  /** The delivery window of each shipment. */
  windows: DeliveryChoice[];
  /** All leaves on the last date of its lines. */
  together: boolean;
  payments: InitialPayment[];
  facts: Pick<PlacedFacts, 'terms' | 'shipping'>;
}

export interface OrderLineInsert extends PlacedTax {
  lineNo: number;
  productId: string;
  versionId: string;
  code: string;
  versionCode: string | null;
  choice: string;
  name: string;
  versionName: string | null;
  manufacturerId: string;
  manufacturerName: string;
  colour: unknown;
  image: string;
  tile: string;
  advanced: boolean;
  dispatchDate: string | null;
  quantity: number;
  price: number;
  originalPrice: number;
  amount: number;
  why: unknown;
  /** Units taken from each stock row. */
  parts: { position: number; versionId: string; quantity: number }[];
}

/**
 * Inserts the whole order with one statement (head, shipments by dispatch date, lines, units taken, first event, initial
 * payments, fiscal facts of customer, seller, terms and lines) and closes the cart. Fails with `order_code_key` when the code is taken: retry with another code.
 */
export const insertOrder = statement(
  'purchase.insert_order',
  `with given as (
     select * from jsonb_to_record($1::jsonb) as g (id uuid, code text, "cartId" uuid, "identityId" uuid, "operatorId" uuid, "takenBy" text, "customerId" uuid,
       "customerName" text, status text, "warehouseId" text, address jsonb, "paymentMethod" text, "payBy" timestamptz,
       subtotal bigint, savings bigint, "couponSavings" bigint, movement bigint, shipping bigint, total bigint, units int, comments text,
       reference text, campaign text, "leadDays" smallint, cutoff text, together boolean, lines jsonb, windows jsonb, payments jsonb, facts jsonb)
   ), o as (
     insert into purchase.order (id, code, cart_id, identity_id, operator_id, taken_by, customer_id, customer_name, status, warehouse_id, address,
       payment_method, pay_by, subtotal, savings, coupon_savings, movement, shipping, total, units, comments, reference, campaign, lead_days, cutoff, together, facts)
     select id, platform.setting_text('orders.prefix', 'PD') || '-' || code, "cartId", "identityId", "operatorId", "takenBy", "customerId", "customerName", status, "warehouseId", address,
       "paymentMethod", "payBy", subtotal, savings, "couponSavings", movement, shipping, total, units, comments, reference, campaign, "leadDays", cutoff, together,
       auth.fiscal_snapshot("customerId") || facts from given
     returning *
   ), line as (
     select x.*, case when o.together then max(x."dispatchDate") over () else x."dispatchDate" end as leaves
     from o, given, jsonb_to_recordset(given.lines) as x ("lineNo" smallint, "productId" bigint, "versionId" bigint,
       code text, "versionCode" text, choice text, name text, "versionName" text, "manufacturerId" bigint,
       "manufacturerName" text, colour jsonb, image text, tile text, advanced boolean, "dispatchDate" date, quantity int,
       price int, "originalPrice" int, amount bigint, why jsonb,
       parts jsonb, "taxClass" text, "taxRate" smallint, base bigint, tax bigint)
   ), sent as (
     insert into purchase.shipment (order_id, dispatch_date, delivery_day, delivery_from, delivery_to)
     select o.id, leaving.leaves, w.day, w."from", w."to"
     from o, (select distinct line.leaves from line) leaving
     left join jsonb_to_recordset((select windows from given)) as w ("dispatchDate" date, day date, "from" time, "to" time)
       on w."dispatchDate" is not distinct from leaving.leaves
     returning id, dispatch_date
   ), inserted_lines as (
     insert into purchase.order_line (order_id, line_no, shipment_id, product_id, version_id, code, version_code, choice,
       name, version_name, manufacturer_id, manufacturer_name, colour, image, tile, advanced, dispatch_date, quantity, price,
       original_price, amount, why, tax_class, tax_rate, placed_base, placed_tax)
     select o.id, line."lineNo", sent.id, line."productId", line."versionId", line.code, line."versionCode", line.choice,
       line.name, line."versionName", line."manufacturerId", line."manufacturerName", line.colour, line.image, line.tile,
       line.advanced, case when line.advanced then line.leaves end, line.quantity, line.price, line."originalPrice", line.amount, line.why,
       line."taxClass", line."taxRate", line.base, line.tax
     from o, line join sent on sent.dispatch_date is not distinct from line.leaves
   ), inserted_parts as (
     insert into purchase.order_line_part (order_id, line_no, position, version_id, quantity)
     select o.id, line."lineNo", p.position, p."versionId", p.quantity
     from o, line, jsonb_to_recordset(line.parts) as p (position smallint, "versionId" bigint, quantity int)
   ), event as (
     insert into purchase.order_event (order_id, status, actor_id) select id, status, identity_id from o
   ), paid as (
     insert into purchase.payment (order_id, method, status, amount)
     select o.id, p.method, p.status, p.amount
     from o, given, jsonb_to_recordset(given.payments) as p (method text, status text, amount bigint)
   ), closed as (
     update purchase.cart set status = 'ordered', updated_at = now() from o where cart.id = o.cart_id
   )
   select ${placed} from o`,
);
