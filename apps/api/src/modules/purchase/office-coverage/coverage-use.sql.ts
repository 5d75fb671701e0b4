import { rowIs, statement } from '../../../platform/db.ts';

/** Orders by city since an instant, for these cities. */
export const countOrdersByCity = statement(
  'purchase.count_orders_by_city',
  `select city_id as "cityId", count(*)::int as orders from purchase.order
   where city_id = any($cityIds::text[]) and created_at >= $since and status not in ('cancelled', 'rejected') group by city_id`,
  rowIs<{ cityId: string; orders: number }>(),
);

/** Orders to these cities with something that has not left. */
export const countOpenOrdersIn = statement(
  'purchase.count_open_orders_in',
  `select count(*)::int as orders from purchase.order o
   where o.city_id = any($1::text[]) and o.status in ('pending_payment', 'paid', 'confirmed', 'preparing')`,
  rowIs<{ orders: number }>(),
);
