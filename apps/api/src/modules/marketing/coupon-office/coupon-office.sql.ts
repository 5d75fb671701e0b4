import { rowIs, statement } from '../../../platform/db.ts';

/** A window of time of `$from` and `$until`; a null end is open. */
const span = `tstzrange($from::timestamptz, nullif(coalesce($until::timestamptz, 'infinity'), 'infinity'))`;
const columns = `c.id, c.code, c.name, c.discount_type as "discountType", c.amount, c.max_savings as "maxSavings", c.min_total as "minTotal",
     c.manufacturer_id as "brandId", c.category_id as "categoryId", products.brand_or_category(c.manufacturer_id, c.category_id) as "onlyFor",
     c.per_customer as "perCustomer", c.total_limit as "totalLimit", c.redeemed, c.listed,
     nullif(lower(c.during), '-infinity') as "from", nullif(upper(c.during), 'infinity') as until, c.revision`;
type CouponClaim = { discountType: 'percentage' | 'value' };

const state = `case when lower(c.during) > $now::timestamptz then 'coming' when upper(c.during) <= $now then 'ended'
     when c.redeemed >= c.total_limit then 'used_up' else 'running' end`;
const fits = `($state::text is null or ${state} = $state)
     and ($q::text is null or position(platform.plain_text($q) in platform.plain_text(c.code || ' ' || c.name)) > 0)`;

/** A page of coupons: those that can be used, then those to come, then the others. */
export const listOfficeCoupons = statement(
  'marketing.list_office_coupons',
  `select ${columns} from marketing.coupon c where ${fits}
   order by case ${state} when 'running' then 0 when 'coming' then 1 when 'used_up' then 2 else 3 end, c.id desc
   limit $limit offset $offset`,
  rowIs<CouponClaim>(),
);

export const countOfficeCoupons = statement(
  'marketing.count_office_coupons',
  `select count(*)::int as total from (select from marketing.coupon c where ${fits} limit $most) found`,
);

/** Locks a coupon, so that no order uses it meanwhile, and reads it. */
export const lockCoupon = statement(
  'marketing.lock_coupon',
  `select ${columns} from marketing.coupon c where c.id = $1 for update`,
  rowIs<CouponClaim>(),
);

export const insertCoupon = statement(
  'marketing.insert_coupon',
  `insert into marketing.coupon (code, name, discount_type, amount, max_savings, min_total, manufacturer_id, category_id, per_customer, total_limit, during, listed)
   values ($code, $name, $discountType, $amount, $maxSavings, $minTotal, $brandId, $categoryId, $perCustomer, $totalLimit, ${span}, $listed)
   on conflict (code) do nothing returning id, revision`,
);

/** Writes the terms of a locked coupon. */
export const updateCoupon = statement(
  'marketing.update_coupon',
  `update marketing.coupon set name = $name, discount_type = $discountType, amount = $amount, max_savings = $maxSavings, min_total = $minTotal,
     manufacturer_id = $brandId, category_id = $categoryId, per_customer = $perCustomer, total_limit = $totalLimit,
     during = ${span}, listed = $listed, revision = revision + 1
   where id = $id returning revision`,
);

/** Ends a locked coupon at an instant after its start. */
export const endCoupon = statement(
  'marketing.end_coupon',
  `update marketing.coupon set during = tstzrange(lower(during), $at::timestamptz), revision = revision + 1 where id = $id`,
);

export const deleteCoupon = statement('marketing.delete_coupon', `delete from marketing.coupon where id = $1`);

/** The name of a brand or category, as the reason of a coupon says it. */
export const findOnlyFor = statement(
  'marketing.find_only_for',
  `select products.brand_or_category(coalesce($brandId::bigint, 0), coalesce($categoryId::bigint, 0)) as "onlyFor"`,
);
