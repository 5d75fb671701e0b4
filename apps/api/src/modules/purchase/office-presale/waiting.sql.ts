import { rowIs, statement } from '../../../platform/db.ts';

/** Orders that wait for presales, by product: placed since each opened, with units that have not left. */
export const countWaiting = statement(
  'purchase.count_waiting_for_presales',
  `select l.product_id::text as "productId", count(distinct o.id)::int as orders, count(distinct o.customer_id)::int as customers,
     sum(l.quantity)::int as units, sum(l.amount)::float8 as amount
   from unnest($productIds::bigint[], $openedAt::timestamptz[]) as presale(product_id, opened_at)
   join purchase.order_line l on l.product_id = presale.product_id and l.advanced and l.quantity > 0
   join purchase.shipment s on s.id = l.shipment_id and s.status in ('received', 'preparing')
   join purchase.order o on o.id = l.order_id and o.created_at >= presale.opened_at
   group by l.product_id`,
);

/** Orders that wait for a presale on another day than `day`, also those that are being prepared. */
export const countOnOtherDays = statement(
  'purchase.count_waiting_on_other_days',
  `select count(distinct o.id)::int as orders from purchase.order_line l
   join purchase.shipment s on s.id = l.shipment_id and s.status in ('received', 'preparing')
   join purchase.order o on o.id = l.order_id
   where l.advanced and l.quantity > 0 and l.product_id = $productId and l.dispatch_date <> $day and o.created_at >= $opensAt`,
);

/** Of these orders, those with a message to their customer about a moved presale since it opened. */
export const findInformed = statement(
  'purchase.find_informed_of_a_move',
  `select distinct subject_id as "orderId" from platform.message
   where subject_id = any($orderIds::text[]) and cause->>'topic' = 'order.presale_moved' and created_at >= $opensAt`,
);

/** What a preview shows of orders, with their lines of a product: those that are sent. */
export const describeMoved = statement(
  'purchase.describe_moved_orders',
  `select o.id as "orderId", o.code, o.customer_name as "customerName",
     jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity, 'amount', l.amount, 'dispatchDate', l.dispatch_date)
       order by l.line_no) filter (where l.product_id = $productId and l.advanced) as lines,
     count(*)::int as "allLines"
   from purchase.order o join purchase.order_line l on l.order_id = o.id and l.quantity > 0
   where o.id = any($orderIds::uuid[]) group by o.id`,
  rowIs<{
    lines: { lineNo: number; quantity: number; amount: number; dispatchDate: string }[];
  }>(),
);
