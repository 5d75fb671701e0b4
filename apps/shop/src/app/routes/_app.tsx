import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { carryCampaign, searchWithoutCampaign } from '../../api/analytics/campaign.ts';
import { menuQuery } from '../../api/queries/menu.ts';
import { categoriesQuery, keys, loyaltyQuery, promotionsQuery } from '../../api/queries/queries.ts';
import { currentSession, sessionReady } from '../../api/session/session.ts';
import { isPhoneApp } from '../../native/target.ts';
import { Frame } from '../frame/frame.tsx';
import { loadFrame } from '../frame/parts.tsx';
import { redirectFor } from '../guard.ts';
import { places } from '../places.ts';
import { isForItsBrowser } from '../request.ts';
import { skeletonHydrated } from '../served-skeleton.ts';
import { explain, visitorOf } from '../visitor.ts';

/** Whether stored catalogue data exists; it is then shown before any response, even if incomplete. */
const hasStoredCatalogue = (cache: QueryClient): boolean =>
  cache.getQueriesData({ queryKey: keys.catalogue }).some(([, data]) => data !== undefined);

/** The parent of all shop pages: restores the session and runs the guard. */
export const Route = createFileRoute('/_app')({
  // All pages have the frame, so its code is in the entry.
  codeSplitGroupings: [],
  ssr: () => !isForItsBrowser(),
  beforeLoad: async ({ matches, location, preload, context: { cache } }) => {
    const page = matches.at(-1);
    const name = page?.staticData.place;
    const frame = name && loadFrame(places[name].frame);
    // A preload never redirects.
    const session = preload ? currentSession() : await sessionReady();
    await frame;
    await skeletonHydrated();
    if (name === undefined || preload) return;
    // Not awaited: the tier appears when it is loaded.
    if (session.customer !== null) void cache.ensureQueryData(loyaltyQuery).catch(() => null);
    const here = location.pathname + searchWithoutCampaign(location.searchStr);
    const elsewhere = redirectFor(places[name], visitorOf(session, page?.params ?? {}), here);
    if (elsewhere === null) return;
    explain(elsewhere);
    throw redirect({ href: carryCampaign(elsewhere, location.searchStr), replace: true });
  },
  loader: async ({ context: { cache } }) => {
    // The frame works without this data: a failure must not break the page.
    const loads = Promise.allSettled([
      cache.ensureQueryData(categoriesQuery),
      cache.ensureQueryData(promotionsQuery),
      cache.ensureQueryData(menuQuery),
    ]);
    if (!isPhoneApp || !hasStoredCatalogue(cache)) await loads;
  },
  component: Frame,
});
