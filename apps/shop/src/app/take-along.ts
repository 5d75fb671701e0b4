import { currentSession, watchSession } from '../api/session/session.ts';
import { hasOfflineMark } from '../api/offline/offline-mark.ts';
import { isGoodConnection } from '../native/good-connection.ts';
import { isPhoneApp } from '../native/target.ts';
import { once } from '../state/once.ts';
import type { ShopRouter } from './router.tsx';

const start = once(() => import('../api/offline/start-offline.ts').then((it) => it.startOffline()).catch(() => null));
const loadScreens = once((router: ShopRouter) =>
  import('./load-seller-screens.ts').then((it) => it.loadSellerScreens(router)).catch(() => null),
);

const REST_MS = 4_000;
const loadQuickOrder = once((router: ShopRouter) => {
  const load = () => void import('./load-buyer-screens.ts').then((it) => it.loadBuyerScreens(router)).catch(() => null);
  if (typeof requestIdleCallback === 'undefined') setTimeout(load, REST_MS);
  else requestIdleCallback(load, { timeout: REST_MS });
});

/** Loads what works without a network later: the quick order for a buyer, more for a seller, and for a device that still holds data of one. */
export function takeAlong(router: ShopRouter): void {
  const begin = () => {
    const { isSeller, isGuest } = currentSession();
    if (isSeller || hasOfflineMark()) void start();
    if (isSeller && !isPhoneApp) void loadScreens(router);
    if (!isSeller && !isGuest && !isPhoneApp && isGoodConnection()) loadQuickOrder(router);
  };
  watchSession(begin);
  begin();
}
