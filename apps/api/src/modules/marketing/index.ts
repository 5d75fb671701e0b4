export { bannerPhotos, bannerPicture } from './banner-picture.ts';
export { type CouponOutcome, type Goods, outcomeOf as couponOutcome } from './coupon/coupon.rules.ts';
export type { StoredCoupon } from './coupon/coupon.sql.ts';
export { findCoupon, findCouponByCode, listCoupons } from './coupon/find-coupon.ts';
export { type Redemption, redeemCoupon } from './coupon/redeem-coupon.ts';
export { releaseCoupon } from './coupon/release-coupon.ts';
