import { watchForCustomer } from '../api/customer-gone.ts';
import { keys } from '../api/queries.ts';
import { checkVersion, isAppOutdated, watchOutdated } from '../api/outdated.ts';
import { confirmSession } from '../api/session.ts';
import { leaveApp, onBack, onResume } from '../native/app-life.ts';
import { onOpenedLink } from '../native/opened-link.ts';
import { keptRefreshToken } from '../native/secure-store.ts';
import { feelAtHome } from './app-feel.ts';
import { startPush } from './app-push.ts';
import { closeTopDialog } from './close-top-dialog.ts';
import { moveFavourites } from './move-favourites.ts';
import type { getRouter } from './router.tsx';
import { sendUnsent } from './send-unsent.ts';

type Router = ReturnType<typeof getRouter>;

/** What the installed app does beyond the page: called once, when it starts. */
export function startApp(router: Router): void {
  feelAtHome(router);
  // What an installation before this one left behind is gone before anybody asks for it.
  void keptRefreshToken();
  const go = (path: string) => void router.navigate({ href: path });
  const check = () => void checkVersion();
  check();
  void confirmSession();
  sendUnsent(router.options.context.cache);
  moveFavourites(router.options.context.cache);
  // Where a customer is needed, the guard leads to choosing another.
  watchForCustomer(router.options.context.cache, () => void router.invalidate());
  onResume(check);
  onResume(() => void confirmSession());
  watchOutdated(wallAsNeeded());
  // Asked from the last one on: a dialog first, then the page before this one, then out.
  onBack(() => goBack(router));
  onBack(closeTopDialog);
  onOpenedLink(go);
  startPush({ go, readOrdersAnew: () => void cacheOf(router).invalidateQueries({ queryKey: keys.orders }) });
}

const cacheOf = ({ options }: Router) => options.context.cache;

function goBack({ history }: Router): true {
  if (history.canGoBack()) history.back();
  else leaveApp();
  return true;
}

/** Raises the wall, or takes it away, as the version is served or not. */
function wallAsNeeded(): () => void {
  let takeAway: (() => void) | null = null;
  return async () => {
    const { raiseUpdateWall } = await import('./update-wall.tsx');
    takeAway?.();
    takeAway = isAppOutdated() ? raiseUpdateWall() : null;
  };
}
