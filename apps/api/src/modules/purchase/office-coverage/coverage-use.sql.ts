import { statement } from '../../../platform/db.ts';

/** Orders by city since an instant, for these cities. */
export const countOrdersByCity = statement(
  'purchase.count_orders_by_city',
  `select city_id as "cityId", count(*)::int as orders from purchase.order
   where city_id = any($cityIds::text[]) and created_at >= $since and status not in ('cancelled', 'rejected') group by city_id`,
);

/** Shipments with a delivery day that arrived since an instant, by city, and those that came by their day. Of orders since `ordered`. */
export const countReceivedByCity = statement(
  'purchase.count_received_by_city',
  `select o.city_id as "cityId", count(*)::int as "all",
     (count(*) filter (where (s.delivered_at at time zone 'America/Bogota')::date <= s.delivery_day))::int as "inTime"
   from purchase.order o join purchase.shipment s on s.order_id = o.id
   where o.city_id = any($cityIds::text[]) and o.created_at >= $ordered and s.delivered_at >= $since and s.delivery_day is not null
     and s.status = 'delivered'
   group by o.city_id`,
);

/** Orders to these cities with something that has not left. */
export const countOpenOrdersIn = statement(
  'purchase.count_open_orders_in',
  `select count(*)::int as orders from purchase.order o
   where o.city_id = any($1::text[]) and o.status in ('pending_payment', 'paid', 'confirmed', 'preparing')`,
);
