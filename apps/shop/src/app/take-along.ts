import { currentSession, watchSession } from '../api/session/session.ts';
import { hasOfflineMark } from '../api/offline/offline-mark.ts';
import { isPhoneApp } from '../native/target.ts';
import { once } from '../state/once.ts';
import type { ShopRouter } from './router.tsx';

const start = once(() => import('../api/offline/start-offline.ts').then((it) => it.startOffline()).catch(() => null));
const loadScreens = once((router: ShopRouter) =>
  import('./load-seller-screens.ts').then((it) => it.loadSellerScreens(router)).catch(() => null),
);

/** Loads what a seller takes along when a seller is signed in, or when the device still holds data of one. */
export function takeAlong(router: ShopRouter): void {
  const begin = () => {
    if (currentSession().isSeller || hasOfflineMark()) void start();
    if (currentSession().isSeller && !isPhoneApp) void loadScreens(router);
  };
  watchSession(begin);
  begin();
}
