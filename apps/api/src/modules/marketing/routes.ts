import { marketingApi } from '@tonalia/contract/marketing';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { listBanners, listHeaders, listMenu } from './promotion.sql.ts';
import { toBanner, toHeader } from './wire.ts';

/** Seconds a browser may repeat what is the same for everybody. */
const CACHE_FOR = 30;

/** Banners, the countdown header and the menu, under `/api/marketing`. */
export const marketing: Module = (app, context) => {
  const { db, clock } = context;
  serve(app, 'marketing', marketingApi, context, {
    'POST /events': {
      access: 'public',
      handle: async () => {
        throw new Error('not yet');
      },
    },
    'GET /banner/list/home': {
      access: 'public',
      cacheFor: CACHE_FOR,
      handle: async ({ query: { platform } }) => {
        const rows = await listBanners(db, ['featured', 'main', 'main-mobile'], platform, clock.now());
        const at = (position: string) => rows.filter((row) => row.position === position).map(toBanner);
        return { results: { featured: at('featured'), main: at('main'), 'main-mobile': at('main-mobile') } };
      },
    },
    'GET /banner/list/position': {
      access: 'public',
      cacheFor: CACHE_FOR,
      handle: async ({ query: { name, platform } }) => {
        const rows = await listBanners(db, [name], platform, clock.now());
        return { results: rows.map(toBanner) };
      },
    },
    'GET /promotional-header/list': {
      access: 'public',
      cacheFor: CACHE_FOR,
      handle: async () => ({ results: (await listHeaders(db, clock.now())).map(toHeader) }),
    },
    'GET /menu/list': {
      access: 'public',
      cacheFor: CACHE_FOR,
      handle: async () => {
        const rows = await listMenu(db);
        return { results: rows.map(({ id, name, icon, link }) => ({ _id: id, name, icon, link })) };
      },
    },
  });
};
