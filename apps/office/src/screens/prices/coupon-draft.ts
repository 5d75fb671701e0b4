import type { OfficeCoupon } from '@tonalia/contract/coupons-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { NamedCoupon } from '../../api/coupons.ts';
import { fromField, toField } from '../../components/bogota-time.ts';
import { isDiscount } from './deal-draft.ts';

/** The form of a coupon as it is typed. */
export interface CouponFields {
  code: string;
  name: string;
  discountType: 'percentage' | 'value';
  amount: number | null;
  maxSavings: number | null;
  minTotal: number | null;
  /** Everything, or one brand or category. */
  kind: 'all' | 'brand' | 'category';
  subjectId: string;
  perCustomer: number | null;
  totalLimit: number | null;
  from: string;
  until: string;
  listed: boolean;
}

/** The fields of a coupon, or of a new one that begins now and lasts thirty days. */
export const couponFields = (coupon: OfficeCoupon | undefined, now: Date): CouponFields => ({
  code: coupon?.code ?? '',
  name: coupon?.name ?? '',
  discountType: coupon?.discountType ?? 'percentage',
  amount: coupon?.amount ?? null,
  maxSavings: coupon?.maxSavings ?? null,
  minTotal: coupon?.minTotal || null,
  kind: coupon?.brandId ? 'brand' : coupon?.categoryId ? 'category' : 'all',
  subjectId: coupon?.brandId ?? coupon?.categoryId ?? '',
  perCustomer: coupon?.perCustomer ?? 1,
  totalLimit: coupon?.totalLimit ?? null,
  from: toField(coupon?.from ?? now.toISOString()),
  until: coupon ? (coupon.until ? toField(coupon.until) : '') : `${dayAfter(dayIn(now), 31)}T00:00`,
  listed: coupon?.listed ?? true,
});

/** Whether a code can be one. */
export const isCode = (code: string): boolean => /^[A-Z0-9-]{3,30}$/.test(code.trim().toUpperCase());

/** The request; undefined while something is missing. `fixedFrom` is the start of one that runs. */
export function couponDraft(fields: CouponFields, fixedFrom: string | undefined): NamedCoupon | undefined {
  const from = fixedFrom ?? fromField(fields.from);
  const { amount, kind, subjectId, perCustomer } = fields;
  if (!isCode(fields.code) || fields.name.trim() === '' || from === undefined) return undefined;
  if (amount === null || !isDiscount(fields) || !perCustomer || (kind !== 'all' && subjectId === '')) return undefined;
  return {
    code: fields.code.trim().toUpperCase(),
    name: fields.name.trim(),
    discountType: fields.discountType,
    amount,
    maxSavings: fields.discountType === 'percentage' ? fields.maxSavings : null,
    minTotal: fields.minTotal ?? 0,
    brandId: kind === 'brand' ? subjectId : null,
    categoryId: kind === 'category' ? subjectId : null,
    perCustomer,
    totalLimit: fields.totalLimit,
    from,
    until: fromField(fields.until) ?? null,
    listed: fields.listed,
  };
}
