import { statement } from '../../../platform/db.ts';

/** What orders with coupons bought and saved, without cancelled ones. */
export const sumCouponSales = statement(
  'purchase.sum_coupon_sales',
  `select c.coupon_id as "_id", sum(o.coupon_savings)::float8 as given, sum(o.subtotal - o.savings)::float8 as sales
   from purchase.cart c join purchase.order o on o.cart_id = c.id and o.status not in ('cancelled', 'rejected')
   where c.coupon_id = any($1::bigint[]) group by c.coupon_id order by c.coupon_id`,
);
