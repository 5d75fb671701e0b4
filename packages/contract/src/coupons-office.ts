import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OfficeListQuery, RowVersion, officePageOf } from './office-wire.ts';
import { CatalogueId, Instant, Line, Pesos, resultsOf } from './wire.ts';

const terms = {
  name: Line.pipe(z.string().min(1).max(80)),
  discountType: z.enum(['percentage', 'value']),
  /** Whole percent from 1 to 90, or pesos of an order. */
  amount: z.int().min(1).max(100_000_000),
  /** The most pesos that a percentage takes off. */
  maxSavings: z.int().min(1).max(100_000_000).nullable().default(null),
  /** The fewest pesos of the goods that it is for. */
  minTotal: z.int().min(0).max(100_000_000),
  /** At most one of both; everything without one. */
  brandId: CatalogueId.nullable(),
  categoryId: CatalogueId.nullable(),
  perCustomer: z.int().min(1).max(1_000),
  /** Null for no limit. */
  totalLimit: z.int().min(1).max(1_000_000).nullable(),
  from: Instant,
  until: Instant.nullable(),
  /** Customers see it in their list; otherwise it works for those that type its code. */
  listed: z.boolean(),
};

/** The terms of a coupon. */
export const CouponDraft = z
  .strictObject(terms)
  .refine(({ discountType, amount }) => discountType === 'value' || amount <= 90, {
    path: ['amount'],
    error: 'el descuento va de 1 % a 90 %',
  })
  .refine(({ discountType, maxSavings }) => discountType === 'percentage' || maxSavings === null, {
    path: ['maxSavings'],
    error: 'el tope es de los cupones de un porcentaje',
  })
  .refine(({ brandId, categoryId }) => brandId === null || categoryId === null, {
    error: 'escoge una marca o una categoría, no las dos',
  });
export type CouponDraft = z.infer<typeof CouponDraft>;

/** Letters, digits and hyphens; written in upper case. */
const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,30}$/);

/** A coupon and how often it was used. */
export const OfficeCoupon = z.object({
  _id: CatalogueId,
  code: z.string(),
  name: z.string(),
  discountType: z.enum(['percentage', 'value']),
  amount: z.int(),
  /** The most pesos that a percentage takes off; null for no limit. */
  maxSavings: Pesos.nullable(),
  minTotal: Pesos,
  brandId: CatalogueId.nullable(),
  categoryId: CatalogueId.nullable(),
  /** The brand or category that it is for. */
  onlyFor: z.string().nullable(),
  perCustomer: z.int(),
  totalLimit: z.int().nullable(),
  /** Orders that used it. */
  redeemed: z.int(),
  from: Instant.nullable(),
  until: Instant.nullable(),
  listed: z.boolean(),
  state: z.enum(['coming', 'running', 'used_up', 'ended']),
  /** Rises with each change; an edit names the version it was made for. */
  version: z.int(),
});
export type OfficeCoupon = z.infer<typeof OfficeCoupon>;

/** What a coupon saves on an order of some pesos of the goods that it is for, by the rules of the cart. */
export const CouponExample = z.object({
  goods: Pesos,
  savings: Pesos,
  /** Why it saves nothing. */
  reason: z.string().nullable(),
});
export type CouponExample = z.infer<typeof CouponExample>;

const Saved = z.object({ coupon: OfficeCoupon.nullable(), examples: z.array(CouponExample) });
export type CouponSaved = z.infer<typeof Saved>;

const dryRun = z.boolean().default(false);
const version = RowVersion.min(1);

/** The office's calls of coupons, under `/api/marketing`. */
export const couponsOfficeApi = {
  /** Coupons, those that can be used first. `q` finds parts of the code or the name. */
  'GET /office/coupons': {
    query: OfficeListQuery.extend({ state: z.enum(['coming', 'running', 'used_up', 'ended']).optional() }),
    response: officePageOf(OfficeCoupon),
    errors: [],
  },
  /** Makes a coupon. With `dryRun` nothing changes. */
  'POST /office/coupons': {
    body: CouponDraft.safeExtend({ code: CouponCode, dryRun }),
    response: resultsOf(Saved),
    errors: ['COUPON_EXISTS', 'SPAN_WRONG'],
  },
  /** Replaces the terms of a coupon; its code stays. One that runs keeps its start. */
  'PUT /office/coupons/{id}': {
    params: z.object({ id: CatalogueId }),
    body: CouponDraft.safeExtend({ version, dryRun }),
    response: resultsOf(Saved),
    errors: ['COUPON_NOT_FOUND', 'COUPON_ENDED', 'COUPON_BELOW_USED', 'SPAN_WRONG', 'VERSION_CONFLICT'],
  },
  /** Ends a coupon now; one that has not begun is removed. Orders that used it keep their discount. */
  'POST /office/coupons/{id}/stop': {
    params: z.object({ id: CatalogueId }),
    body: z.strictObject({ version }),
    response: resultsOf(z.object({ ok: z.literal(true) })),
    errors: ['COUPON_NOT_FOUND', 'COUPON_ENDED', 'VERSION_CONFLICT'],
  },
} satisfies OfficeService;
