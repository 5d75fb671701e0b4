import { watchForCustomer } from '../api/customer-gone.ts';
import { isInstalled } from '../native/installed.ts';
import { prepareStrip } from './frame/strip-host.tsx';
import { moveFavourites } from './move-favourites.ts';
import type { getRouter } from './router.tsx';
import { sendUnsent } from './send-unsent.ts';
import { keepUpToDate } from './worker/keep-up-to-date.ts';

/** What the shop in a browser does beyond the page, once that has had its time: a worker keeps its files, and installed it can be pulled. */
export function startWeb(router: ReturnType<typeof getRouter>): void {
  sendUnsent(router.options.context.cache);
  moveFavourites(router.options.context.cache);
  watchForCustomer(router.options.context.cache, () => void router.invalidate());
  prepareStrip();
  if ('serviceWorker' in navigator) void keepUpToDate(router).catch(() => null);
  if (isInstalled())
    void import('./frame/pull-refresh.tsx').then(({ beginPullRefresh }) => beginPullRefresh(router)).catch(() => null);
}
