import { couponsOfficeApi } from '@tonalia/contract/coupons-office';
import { literals } from '@tonalia/contract/literals.es-CO';
import { marketingApi } from '@tonalia/contract/marketing';
import { promotionsOfficeApi } from '@tonalia/contract/promotions-office';
import { serveOffice } from '../../platform/http/serve-office.ts';
import { serve } from '../../platform/http/serve.ts';
import { limitCalls } from '../../platform/http/limit-calls.ts';
import type { Module } from '../../platform/module.ts';
import { dealsFor } from '../products/index.ts';
import { couponEndpoints } from './coupon-office/endpoints.ts';
import { createEventCounts } from './event/event-counts.ts';
import { flushRegularly } from './event/flush-regularly.ts';
import { listBanners, listBannersAt, listHeaders, listMenu } from './promotion.sql.ts';
import { promotionEndpoints } from './promotion-office/endpoints.ts';
import { isShowable, staysInShop } from './promotion.rules.ts';
import { createSearchMemory } from './search/add-search.ts';
import { removeOldSearchesRegularly } from './search/clean-up.ts';
import { ownTerms } from './search/own-terms.ts';
import { removeSearchesOf } from './search/search.sql.ts';
import { searcherOf } from './search/searcher.ts';
import { sharedTerms } from './search/shared-terms.ts';
import { toBanner, toDiscount, toHeader, toMenuEntry } from './wire.ts';

/** How long browsers may cache responses that are equal for everyone, in seconds. */
const CACHE_FOR = 30;

/** Banner positions by the names clients use. */
const positionNames: Record<string, string> = { [literals.popupBanner]: 'popup' };

/** Serves banners, the countdown header, the menu, search terms and page view counts, under `/api/marketing`. */
export const marketing: Module = (app, context) => {
  const { db, clock } = context;
  const counts = createEventCounts(db, clock);
  flushRegularly(app, counts);
  const limit = limitCalls(app, { network: 120 });
  const limitSearches = limitCalls(app, { network: 240, person: 30 });
  const remember = createSearchMemory(db, clock);
  removeOldSearchesRegularly(app, db, clock);
  serveOffice(
    app,
    context.office,
    { name: 'marketing', calls: { ...couponsOfficeApi, ...promotionsOfficeApi } },
    { ...couponEndpoints(context), ...promotionEndpoints(context) },
  );
  serve(
    app,
    context,
    { name: 'marketing', calls: marketingApi },
    {
      'POST /events': {
        access: 'public',
        handle: async ({ request, body }) => {
          await limit(request);
          counts.count(body.events);
          return { ok: true as const };
        },
      },
      'POST /searchTerms/add': {
        access: 'session',
        needs: 'searches.keep',
        handle: async ({ actor, request, body }) => {
          await limitSearches(request, actor);
          await remember(searcherOf(actor), body.searchTerm);
          return { ok: true as const };
        },
      },
      'GET /searchterms/list': {
        access: 'public',
        cacheFor: CACHE_FOR,
        handle: async () => ({ results: await sharedTerms(db, clock, 'latest') }),
      },
      'GET /searchterms/top': {
        access: 'public',
        cacheFor: CACHE_FOR,
        handle: async () => ({ results: await sharedTerms(db, clock, 'top') }),
      },
      'GET /searchterms/list-user': {
        access: 'session',
        needs: 'searches.keep',
        handle: async ({ actor }) => ({ results: await ownTerms(db, searcherOf(actor), 'latest') }),
      },
      'GET /searchterms/top-user': {
        access: 'session',
        needs: 'searches.keep',
        handle: async ({ actor }) => ({ results: await ownTerms(db, searcherOf(actor), 'top') }),
      },
      'DELETE /searchterms/list-user': {
        access: 'session',
        needs: 'searches.keep',
        handle: async ({ actor }) => {
          await removeSearchesOf(db, searcherOf(actor).id);
          return { ok: true as const };
        },
      },
      'GET /discount/get-discounts-user': {
        access: 'open',
        cached: true,
        handle: async ({ shopper }) => ({ results: (await dealsFor(db, clock, shopper)).map(toDiscount) }),
      },
      'GET /banner/list/home': {
        access: 'public',
        cacheFor: CACHE_FOR,
        handle: async ({ query: { platform } }) => {
          const rows = await listBanners(db, {
            positions: ['featured', 'main', 'main-mobile'],
            platform,
            now: clock.now(),
          });
          const shown = rows.filter(({ link }) => staysInShop(link));
          const at = (position: string) => shown.filter((row) => row.position === position).map(toBanner);
          return { results: { featured: at('featured'), main: at('main'), 'main-mobile': at('main-mobile') } };
        },
      },
      'GET /banner/list/position': {
        access: 'public',
        cacheFor: CACHE_FOR,
        handle: async ({ query: { name, platform } }) => {
          const rows = await listBannersAt(db, {
            position: positionNames[name] ?? name,
            name,
            platform,
            now: clock.now(),
          });
          return { results: rows.filter(({ link }) => staysInShop(link)).map(toBanner) };
        },
      },
      'GET /promotional-header/list': {
        access: 'public',
        cacheFor: CACHE_FOR,
        handle: async () => ({ results: (await listHeaders(db, clock.now())).filter(isShowable).map(toHeader) }),
      },
      'GET /menu/list': {
        access: 'public',
        cacheFor: CACHE_FOR,
        handle: async () => {
          const rows = await listMenu(db);
          return { results: rows.filter(({ link }) => staysInShop(link)).map(toMenuEntry) };
        },
      },
    },
  );
};
