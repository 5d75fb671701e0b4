import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { campaignRewrite } from '../api/analytics/campaign.ts';
import { connectSession } from '../api/session/session.ts';
import { setShop, shop } from '../api/settings/shop-settings.ts';
import { isPhoneApp } from '../native/target.ts';
import { clearWhenShopperChanges, contentOf, fillWith, makeCache } from './cache.ts';
import type { CacheContent } from './cache.ts';
import { watchPageCode } from './page-code.ts';
import { RouteError } from './route-error.tsx';
import { RoutePending } from './route-pending.tsx';
import type { PlaceName } from './places.ts';
import { routeTree } from './routeTree.gen.ts';

export type ShopRouter = ReturnType<typeof getRouter>;
/** The part of the router that reports navigations. */
export type RouterEvents = Pick<ShopRouter, 'subscribe' | 'state'>;

/** One router and one cache for each browser page, or for each request on the server. */
export function getRouter() {
  const cache = makeCache();
  const router = makeRouter(cache);
  if (typeof document === 'undefined') return router;
  watchPageCode();
  clearWhenShopperChanges(cache);
  // The login check: on places for members the guard leads to the login and back; elsewhere the guest's page is shown.
  connectSession(() => void router.invalidate());
  return router;
}

function makeRouter(cache: QueryClient) {
  return createRouter({
    routeTree,
    context: { cache },
    ...(typeof document === 'undefined' ? {} : { rewrite: campaignRewrite }),
    scrollRestoration: true,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    // Query values stay plain text for the typed search of a route: ?offers=1&search=champu
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const entries = Object.entries(search).filter(
        ([, value]) => value !== undefined && value !== null && value !== '',
      );
      const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
      return text === '' ? '' : `?${text}`;
    },
    dehydrate: () => ({ cache: JSON.stringify(contentOf(cache)), shop: shop() }),
    // as: `dehydrate` wrote it
    hydrate: (state) => {
      // The app's shell is built before the installation's settings are known.
      if (!isPhoneApp) setShop(state.shop);
      fillWith(cache, JSON.parse(state.cache) as CacheContent);
    },
    Wrap: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    place?: PlaceName;
  }
}
