import { watchForLostCustomer } from '../api/session/customer-gone.ts';
import { isInstalled } from '../native/installed.ts';
import { prepareStrip } from './frame/strip-host.tsx';
import { moveFavourites } from './move-favourites.ts';
import type { getRouter } from './router.tsx';
import { sendUnsent } from './send-unsent.ts';
import { takeAlong } from './take-along.ts';
import { keepUpToDate } from './worker/keep-up-to-date.ts';

/** Starts the service worker, and pull-to-refresh if installed, after the page is loaded. Browser only. */
export function startWeb(router: ReturnType<typeof getRouter>): void {
  sendUnsent(router.options.context.cache);
  takeAlong(router);
  moveFavourites(router.options.context.cache);
  watchForLostCustomer(router.options.context.cache, () => void router.invalidate());
  prepareStrip();
  if ('serviceWorker' in navigator) void keepUpToDate(router).catch(() => null);
  if (isInstalled())
    void import('./frame/pull-refresh.tsx').then(({ beginPullRefresh }) => beginPullRefresh(router)).catch(() => null);
}
