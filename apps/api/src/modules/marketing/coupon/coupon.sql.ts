import { statement } from '../../../platform/db.ts';
import type { CouponState, CouponTerms } from './coupon.rules.ts';

/** A coupon in its state for one customer now. */
export interface StoredCoupon extends CouponTerms, CouponState {
  id: string;
  code: string;
  name: string;
  endsAt: Date | null;
}

const columns = `c.id, c.code, c.name, c.discount_type as "discountType", c.amount, c.max_savings as "maxSavings", c.min_total as "minTotal",
  c.manufacturer_id as "manufacturerId", c.category_id as "categoryId",
  products.brand_or_category(c.manufacturer_id, c.category_id) as "onlyFor",
  nullif(upper(c.during), 'infinity') as "endsAt", c.during @> $2::timestamptz as "isRunning",
  c.total_limit is not null and c.redeemed >= c.total_limit as "isUsedUp",
  (select count(*) from marketing.coupon_redemption r where r.coupon_id = c.id and r.customer_id = $1) >= c.per_customer
    as "isUsed"`;

export const findById = statement<StoredCoupon, [customerId: string, now: Date, id: string]>(
  'marketing.find_coupon',
  `select ${columns} from marketing.coupon c where c.id = $3`,
);

export const findByCode = statement<StoredCoupon, [customerId: string, now: Date, code: string]>(
  'marketing.find_coupon_by_code',
  `select ${columns} from marketing.coupon c where c.code = $3`,
);

/** The listed coupons the customer can still use, by their end. */
export const listUsable = statement<StoredCoupon, [customerId: string, now: Date, most: number]>(
  'marketing.list_coupons',
  `select mine.* from (
     select ${columns} from marketing.coupon c where c.listed and c.during @> $2::timestamptz) mine
   where not "isUsedUp" and not "isUsed" order by "endsAt" nulls last, id limit $3`,
);

/** Takes one redemption and locks the coupon until the transaction ends. No row when none is left or the coupon has ended. */
export const takeOne = statement<{ id: string }, [id: string, now: Date]>(
  'marketing.take_coupon',
  `update marketing.coupon set redeemed = redeemed + 1
   where id = $1 and during @> $2::timestamptz and (total_limit is null or redeemed < total_limit) returning id`,
);

/**
 * Records the redemption by a customer. The coupon must be locked, so that earlier redemptions are visible. No row when the customer used
 * it as often as allowed.
 */
export const insertRedemption = statement<{ nth: number }, [id: string, customerId: string, orderId: string]>(
  'marketing.insert_redemption',
  `insert into marketing.coupon_redemption (coupon_id, customer_id, order_id, nth)
   select c.id, $2, $3, n from marketing.coupon c, generate_series(1, least(c.per_customer,
     1 + (select count(*)::int from marketing.coupon_redemption r where r.coupon_id = $1 and r.customer_id = $2))) n
   where c.id = $1 and not exists (
     select from marketing.coupon_redemption r where r.coupon_id = $1 and r.customer_id = $2 and r.nth = n)
   order by n limit 1
   returning nth`,
);

/** Returns an order's redemption, once: a concurrent duplicate finds no row. */
export const freeRedemption = statement<{ id: string }, [orderId: string]>(
  'marketing.free_redemption',
  `with freed as (delete from marketing.coupon_redemption where order_id = $1 returning coupon_id)
   update marketing.coupon c set redeemed = redeemed - 1 from freed where c.id = freed.coupon_id returning c.id`,
);
