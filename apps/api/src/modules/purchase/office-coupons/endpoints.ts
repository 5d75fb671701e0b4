import type { couponSalesApi } from '@tonalia/contract/coupon-sales';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { sumCouponSales } from './coupon-sales.sql.ts';

/** The office's call about what coupons sell. */
export const couponSalesEndpoints = ({ db }: Pick<ModuleContext, 'db'>): OfficeEndpoints<typeof couponSalesApi> => ({
  'GET /office/coupons/sales': {
    access: 'operator',
    needs: 'amounts.read',
    handle: async ({ query: { ids } }) => {
      const rows = await sumCouponSales(db, ids);
      return { results: rows.flatMap(({ _id, ...sums }) => (_id === null ? [] : [{ _id, ...sums }])) };
    },
  },
});
