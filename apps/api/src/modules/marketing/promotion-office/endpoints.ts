import type { promotionsOfficeApi } from '@tonalia/contract/promotions-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { listOfficeBanners, listOfficeHeaders } from './promotion-office.sql.ts';
import { toOfficeBanner, toOfficeHeader } from './promotion-view.ts';
import { orderPlace, saveBanner, saveHeader, stopBanner, stopHeader } from './save-promotion.ts';

const done = { results: { ok: true as const } };

/** The office's calls of banners and countdown headers. */
export const promotionEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof promotionsOfficeApi> => ({
  'GET /office/banners': {
    access: 'operator',
    needs: 'marketing.read',
    handle: async () => {
      const now = clock.now();
      return { results: (await listOfficeBanners(db)).map((row) => toOfficeBanner(row, now)) };
    },
  },
  'POST /office/banners': {
    access: 'operator',
    needs: 'marketing.edit',
    handle: async ({ operator, body }) => ({ results: await saveBanner({ db, clock, operator }, body) }),
  },
  'PUT /office/banners/{id}': {
    access: 'operator',
    needs: 'marketing.edit',
    handle: async ({ operator, params: { id }, body: { version, ...draft } }) => ({
      results: await saveBanner({ db, clock, operator }, draft, { id, version }),
    }),
  },
  'POST /office/banners/{id}/stop': {
    access: 'operator',
    needs: 'marketing.edit',
    handle: async ({ operator, params: { id }, body: { version } }) => {
      await stopBanner({ db, clock, operator }, { id, version });
      return done;
    },
  },
  'PUT /office/banner-order': {
    access: 'operator',
    needs: 'marketing.edit',
    handle: async ({ operator, body }) => {
      await orderPlace({ db, clock, operator }, body);
      return done;
    },
  },
  'GET /office/headers': {
    access: 'operator',
    needs: 'marketing.read',
    handle: async () => {
      const now = clock.now();
      return { results: (await listOfficeHeaders(db, { now })).map((row) => toOfficeHeader(row, now)) };
    },
  },
  'POST /office/headers': {
    access: 'operator',
    needs: 'marketing.edit',
    handle: async ({ operator, body }) => ({ results: await saveHeader({ db, clock, operator }, body) }),
  },
  'PUT /office/headers/{id}': {
    access: 'operator',
    needs: 'marketing.edit',
    handle: async ({ operator, params: { id }, body: { version, ...draft } }) => ({
      results: await saveHeader({ db, clock, operator }, draft, { id, version }),
    }),
  },
  'POST /office/headers/{id}/stop': {
    access: 'operator',
    needs: 'marketing.edit',
    handle: async ({ operator, params: { id }, body: { version } }) => {
      await stopHeader({ db, clock, operator }, { id, version });
      return done;
    },
  },
});
