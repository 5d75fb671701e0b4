import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beginCampaign } from '../api/analytics/campaign.ts';
import { beginGuestSessionWhenIdle } from '../api/session/guest-session.ts';
import { awaitInstallOffer } from '../state/install-offer.ts';
import { sessionReady } from '../api/session/session.ts';
import { EDIT_PREFIX, storesAny } from '../api/storage/device-storage.ts';
import { isInstalled } from '../native/installed.ts';
import { isPhoneApp } from '../native/target.ts';
import { beginAtHome } from './begin-at-home.ts';
import { dropServedHead } from './head/drop-served.ts';
import { hydrationErrors } from './hydration-errors.ts';
import { loadWideParts } from './frame/parts.tsx';
import { afterPaint } from '../timing/after-paint.ts';
import { markShown } from '../timing/until-shown.ts';
import { onceShown } from './once-shown.ts';
import { countPageViews } from './page-views.ts';
import { getRouter } from './router.tsx';
import { awaitSkeleton } from './served-skeleton.ts';

/** The app's first screen shows the stored data. This code loads with the entry. */
const storedCache = isPhoneApp ? import('../api/queries/stored-queries.ts') : null;
const storedShop = isPhoneApp
  ? import('../api/settings/stored-settings.ts').then(({ beginShop }) => beginShop())
  : null;

/** The first screen shows unsent cart edits of this device. Without any, their code loads later. */
const cartWrites = storesAny(EDIT_PREFIX) ? import('../api/cart-sync/edit-cart.ts') : null;
const showUnsent = () => cartWrites?.then(({ startCartQueue }) => startCartQueue(router.options.context.cache));

beginCampaign();
beginGuestSessionWhenIdle();
if (isPhoneApp) beginAtHome();

const router = getRouter();
countPageViews(router);
dropServedHead(router);
// A signed-in shopper's page waits for the session, so its calls begin before hydration.
if (!isPhoneApp) void sessionReady().catch(() => null);
if (isPhoneApp)
  onceShown(router, () => {
    markShown();
    void import('./app-start.ts').then(({ startApp }) => startApp(router)).catch(() => null);
  });
if (!isPhoneApp && import.meta.env.PROD) {
  awaitInstallOffer();
  const start = () => void import('./web-start.ts').then(({ startWeb }) => startWeb(router)).catch(() => null);
  // The service worker serves the next visit, so this one does not wait for it. An installed shop has its files, and supports pull-to-refresh at once.
  if (isInstalled()) onceShown(router, start);
  else setTimeout(start, 5000);
}

// Start's default client also includes server functions (12 kB gzip), which the shop does not use.
const hydrate = () => {
  const onRecoverableError = hydrationErrors(!isPhoneApp && awaitSkeleton());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onRecoverableError },
    );
  });
};

/** A failure must not stop the app's start. */
async function restoreSeen(): Promise<void> {
  if (!isPhoneApp || storedCache === null) return;
  await sessionReady();
  const { startStoredQueries } = await storedCache;
  await startStoredQueries(router.options.context.cache);
}

// The served page is painted before hydration, which blocks a slow phone. A hidden tab paints nothing.
const begin = () => (isPhoneApp || document.hidden ? hydrate() : afterPaint(hydrate));

// Loads the code of the desktop header, so that it becomes interactive with the page.
void Promise.all([loadWideParts(), restoreSeen().then(showUnsent), storedShop]).then(begin, begin);
