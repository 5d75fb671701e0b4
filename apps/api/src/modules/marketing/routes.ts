import { literals } from '@tonalia/contract/literals.es-CO';
import { marketingApi } from '@tonalia/contract/marketing';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { createEventCounts } from './event/event-counts.ts';
import { flushRegularly } from './event/flush-regularly.ts';
import { limitEvents } from './event/limit-events.ts';
import { listBanners, listBannersAt, listHeaders, listMenu } from './promotion.sql.ts';
import { toBanner, toHeader } from './wire.ts';

/** Seconds a browser may repeat what is the same for everybody. */
const CACHE_FOR = 30;

/** Positions by the names clients call them. */
const positionNames: Record<string, string> = { [literals.popupBanner]: 'popup' };

/** Banners, the countdown header, the menu, and how often pages are seen, under `/api/marketing`. */
export const marketing: Module = (app, context) => {
  const { db, clock } = context;
  const counts = createEventCounts(db, clock);
  flushRegularly(app, counts);
  const limit = limitEvents(app);
  serve(app, 'marketing', marketingApi, context, {
    'POST /events': {
      access: 'public',
      handle: async ({ request, body }) => {
        await limit(request);
        counts.count(body.events);
        return { ok: true as const };
      },
    },
    'POST /searchTerms/add': { access: 'session', handle: () => Promise.reject(new Error('not yet')) },
    'GET /searchterms/list': { access: 'open', handle: () => Promise.reject(new Error('not yet')) },
    'GET /searchterms/top': { access: 'open', handle: () => Promise.reject(new Error('not yet')) },
    'GET /searchterms/list-user': { access: 'session', handle: () => Promise.reject(new Error('not yet')) },
    'GET /searchterms/top-user': { access: 'session', handle: () => Promise.reject(new Error('not yet')) },
    'DELETE /searchterms/list-user': { access: 'session', handle: () => Promise.reject(new Error('not yet')) },
    'GET /discount/get-discounts-user': { access: 'open', handle: () => Promise.reject(new Error('not yet')) },
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
        const rows = await listBannersAt(db, positionNames[name] ?? name, name, platform, clock.now());
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
