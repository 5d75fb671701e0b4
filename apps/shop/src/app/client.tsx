import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beginCampaign } from '../api/campaign.ts';
import { beginGuestSessionWhenIdle } from '../api/guest-session.ts';
import { isPhoneApp } from '../native/target.ts';
import { dropServedHead } from './head/drop-served.ts';
import { wideIsThere } from './frame/parts.tsx';
import { countPageViews } from './page-views.ts';
import { getRouter } from './router.tsx';

beginCampaign();
beginGuestSessionWhenIdle();

const router = getRouter();
countPageViews(router);
dropServedHead(router);
if (isPhoneApp) void import('./app-start.ts').then(({ startApp }) => startApp(router)).catch(() => null);

// Start's own client also carries what server functions need (12 kB gzip); the shop has none.
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });

// A desktop's header works from the same moment as the rest of the page.
void wideIsThere()
  .catch(() => null)
  .then(hydrate);
