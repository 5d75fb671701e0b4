import { watchForLostCustomer } from '../api/session/customer-gone.ts';
import { keys } from '../api/queries/queries.ts';
import { appOutdated, checkVersion } from '../api/settings/served-version.ts';
import { confirmSession } from '../api/session/session.ts';
import { leaveApp, onBack, onResume } from '../native/app-life.ts';
import { onOpenedLink } from '../native/opened-link.ts';
import { readRefreshToken } from '../native/secure-store.ts';
import { startNativeFeel } from './app-feel.ts';
import { startPush } from './app-push.ts';
import { closeTopDialog } from './close-top-dialog.ts';
import { moveFavourites } from './move-favourites.ts';
import type { ShopRouter } from './router.tsx';
import { sendUnsent } from './send-unsent.ts';
import { takeAlong } from './take-along.ts';

/** Starts the parts of the phone app outside the page. Called once, at the start. */
export function startApp(router: ShopRouter): void {
  startNativeFeel(router);
  // Opens the secure store first, which clears the secrets of a previous installation.
  void readRefreshToken();
  const go = (path: string) => void router.navigate({ href: path });
  const check = () => void checkVersion();
  check();
  void confirmSession();
  sendUnsent(router.options.context.cache);
  takeAlong(router);
  moveFavourites(router.options.context.cache);
  // Where a customer is needed, the guard leads to the choice of another.
  watchForLostCustomer(router.options.context.cache, () => void router.invalidate());
  onResume(check);
  onResume(() => void confirmSession());
  appOutdated.watch(watchUpdateWall());
  // Handlers run newest first: close a dialog, then go back, then leave the app.
  onBack(() => goBack(router));
  onBack(closeTopDialog);
  onOpenedLink(go);
  startPush({ go, refetchOrders: () => void cacheOf(router).invalidateQueries({ queryKey: keys.orders }) });
}

const cacheOf = ({ options }: ShopRouter) => options.context.cache;

function goBack({ history }: ShopRouter): true {
  if (history.canGoBack()) history.back();
  else leaveApp();
  return true;
}

/** Shows the update wall while the API does not serve this version. */
function watchUpdateWall(): () => void {
  let takeAway: (() => void) | null = null;
  return async () => {
    const { raiseUpdateWall } = await import('./update-wall.tsx');
    takeAway?.();
    takeAway = appOutdated.get() ? raiseUpdateWall() : null;
  };
}
