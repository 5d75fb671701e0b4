import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beginCampaign } from '../api/campaign.ts';
import { beginGuestSessionWhenIdle } from '../api/guest-session.ts';
import { awaitInstallOffer } from '../install-offer.ts';
import { sessionReady } from '../api/session.ts';
import { EDIT_PREFIX, storesAny } from '../api/storage.ts';
import { isInstalled } from '../native/installed.ts';
import { isPhoneApp } from '../native/target.ts';
import { beginAtHome } from './begin-at-home.ts';
import { dropServedHead } from './head/drop-served.ts';
import { wideIsThere } from './frame/parts.tsx';
import { afterPaint } from '../after-paint.ts';
import { isShown } from '../until-shown.ts';
import { onceShown } from './once-shown.ts';
import { countPageViews } from './page-views.ts';
import { getRouter } from './router.tsx';

/** What was seen last is in the app's first picture. Its code comes along with that of the entry. */
const keptCache = isPhoneApp ? import('../api/kept-cache.ts') : null;
const keptShop = isPhoneApp ? import('../api/kept-shop.ts').then(({ beginShop }) => beginShop()) : null;

/** The first picture of the cart has the changes that wait on this device. Without such changes their code comes later. */
const cartWrites = storesAny(EDIT_PREFIX) ? import('../api/cart-writes.ts') : null;
const showUnsent = () => cartWrites?.then(({ startCartQueue }) => startCartQueue(router.options.context.cache));

beginCampaign();
beginGuestSessionWhenIdle();
if (isPhoneApp) beginAtHome();

const router = getRouter();
countPageViews(router);
dropServedHead(router);
if (isPhoneApp)
  onceShown(router, () => {
    isShown();
    void import('./app-start.ts').then(({ startApp }) => startApp(router)).catch(() => null);
  });
if (!isPhoneApp && import.meta.env.PROD) {
  awaitInstallOffer();
  const start = () => void import('./web-start.ts').then(({ startWeb }) => startWeb(router)).catch(() => null);
  // The next visit is what it is for: this one waits for nothing of it. Installed it has its files, and is pulled down from the first page on.
  if (isInstalled()) onceShown(router, start);
  else setTimeout(start, 5000);
}

/**
 * The shell has a skeleton where the page will be. A page that is kept may be ready before React has taken that over: then it is drawn
 * in its place, which is all that was wanted of it.
 */
function onRecoverableError(cause: unknown): void {
  const isOtherThanServed = cause instanceof Error && cause.message.includes('#418');
  if (!isOtherThanServed) reportError(cause);
}

// Start's own client also carries what server functions need (12 kB gzip); the shop has none.
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      isPhoneApp ? { onRecoverableError } : {},
    );
  });

/** It never keeps the app from beginning. */
async function seenLast(): Promise<void> {
  if (!isPhoneApp || keptCache === null) return;
  await sessionReady();
  const { keepCache } = await keptCache;
  await keepCache(router.options.context.cache);
}

// What the server drew is painted before React takes it over, which holds up a slow phone. A tab at the back paints nothing.
const begin = () => (isPhoneApp || document.hidden ? hydrate() : afterPaint(hydrate));

// A desktop's header works from the same moment as the rest of the page.
void Promise.all([wideIsThere(), seenLast().then(showUnsent), keptShop]).then(begin, begin);
