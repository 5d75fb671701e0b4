import type { couponsOfficeApi } from '@tonalia/contract/coupons-office';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { countOfficeCoupons, listOfficeCoupons } from './coupon-office.sql.ts';
import { toOfficeCoupon } from './coupon-view.ts';
import { saveCoupon, stopCoupon } from './save-coupon.ts';

/** The office's calls of coupons. */
export const couponEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof couponsOfficeApi> => ({
  'GET /office/coupons': {
    access: 'operator',
    needs: 'marketing.read',
    handle: async ({ query }) => {
      const now = clock.now();
      const { page, limit } = query;
      const filters = { q: query.q?.trim() || null, state: query.state ?? null, now };
      const rows = await listOfficeCoupons(db, { ...filters, limit, offset: (page - 1) * limit });
      const [count] = await countOfficeCoupons(db, { ...filters, most: MOST_COUNTED + 1 });
      return { ...countedPage(count?.total ?? 0, query), results: rows.map((row) => toOfficeCoupon(row, now)) };
    },
  },
  'POST /office/coupons': {
    access: 'operator',
    needs: 'coupons.edit',
    handle: async ({ operator, body: { dryRun, code, ...draft } }) => ({
      results: await saveCoupon(db, clock, { draft, dryRun, operator, code }),
    }),
  },
  'PUT /office/coupons/{id}': {
    access: 'operator',
    needs: 'coupons.edit',
    handle: async ({ operator, params: { id }, body: { dryRun, version, ...draft } }) => ({
      results: await saveCoupon(db, clock, { draft, dryRun, operator, replaced: { id, version } }),
    }),
  },
  'POST /office/coupons/{id}/stop': {
    access: 'operator',
    needs: 'coupons.edit',
    handle: async ({ operator, params: { id }, body: { version } }) => {
      await stopCoupon(db, clock, { id, version, operator });
      return { results: { ok: true as const } };
    },
  },
});
