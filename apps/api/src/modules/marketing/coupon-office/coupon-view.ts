import type { CouponDraft, CouponExample, OfficeCoupon } from '@tonalia/contract/coupons-office';
import { outcomeOf } from '../coupon/coupon.rules.ts';
import type { lockCoupon } from './coupon-office.sql.ts';

/** A coupon as it is stored. */
export type SavedCoupon = Awaited<ReturnType<typeof lockCoupon>>[number];

/** The order that an example shows when the coupon has no minimum, in pesos. */
const EXAMPLE = 200_000;

/** A coupon as the office shows it. */
export const toOfficeCoupon = (row: SavedCoupon, now: Date): OfficeCoupon => ({
  _id: row.id,
  code: row.code,
  name: row.name,
  discountType: row.discountType,
  amount: row.amount,
  maxSavings: row.maxSavings,
  minTotal: row.minTotal,
  brandId: row.brandId,
  categoryId: row.categoryId,
  onlyFor: row.onlyFor,
  perCustomer: row.perCustomer,
  totalLimit: row.totalLimit,
  redeemed: row.redeemed,
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
  listed: row.listed,
  state: couponStateOf(row, now),
  version: row.revision,
});

/** Whether a coupon can be used, or why not. */
export function couponStateOf(
  { from, until, redeemed, totalLimit }: Pick<SavedCoupon, 'from' | 'until' | 'redeemed' | 'totalLimit'>,
  now: Date,
): OfficeCoupon['state'] {
  if (from !== null && from > now) return 'coming';
  if (until !== null && until <= now) return 'ended';
  return totalLimit !== null && redeemed >= totalLimit ? 'used_up' : 'running';
}

/** What a draft saves on an order at its minimum, on a larger one, and below the minimum; by the rules of the cart. */
export function couponExamples(draft: CouponDraft, onlyFor: string | null): CouponExample[] {
  const coupon = {
    discountType: draft.discountType,
    amount: draft.amount,
    maxSavings: draft.maxSavings,
    minTotal: draft.minTotal,
    manufacturerId: draft.brandId,
    categoryId: draft.categoryId,
    onlyFor,
    isRunning: true,
    isUsedUp: false,
    isUsed: false,
  };
  const goods = (amount: number) => ({
    amount,
    manufacturerId: draft.brandId ?? '',
    categoryId: draft.categoryId ?? '',
    parentCategoryId: null,
  });
  const least = draft.minTotal || EXAMPLE;
  const amounts = [...(draft.minTotal > 1 ? [Math.ceil(draft.minTotal / 2)] : []), least, least * 2];
  return amounts.map((amount) => ({ goods: amount, ...outcomeOf(coupon, [goods(amount)]) }));
}
