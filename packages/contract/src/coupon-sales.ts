import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { OFFICE_PAGE, several } from './office-wire.ts';
import { CatalogueId, Pesos, resultsOf } from './wire.ts';

/** What the orders of a coupon bought and saved, without cancelled ones. */
export const CouponSales = z.object({
  _id: CatalogueId,
  /** Pesos that it took off. */
  given: Pesos,
  /** Pesos of the goods with IVA, before the coupon. */
  sales: Pesos,
});
export type CouponSales = z.infer<typeof CouponSales>;

/** The office's call about what coupons sell, under `/api/purchase`. */
export const couponSalesApi = {
  /** Coupons that an order used. */
  'GET /office/coupons/sales': {
    query: z.strictObject({ ids: several(CatalogueId, OFFICE_PAGE) }),
    response: resultsOf(z.array(CouponSales)),
    errors: [],
  },
} satisfies OfficeService;
