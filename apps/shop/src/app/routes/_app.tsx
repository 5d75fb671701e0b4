import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { carryCampaign, searchWithoutCampaign } from '../../api/campaign.ts';
import { menuQuery } from '../../api/menu-query.ts';
import { categoriesQuery, keys, loyaltyQuery, promotionsQuery } from '../../api/queries.ts';
import { currentSession, sessionReady } from '../../api/session.ts';
import { isPhoneApp } from '../../native/target.ts';
import { Frame } from '../frame/frame.tsx';
import { frameIsThere } from '../frame/parts.tsx';
import { turnedAway } from '../guard.ts';
import { places } from '../places.ts';
import { isForItsBrowser } from '../request.ts';
import { explain, visitorOf } from '../visitor.ts';

/** What the phone keeps is seen before anything is answered, however little it is: a seller may have come to a customer just now. */
const isAnythingKept = (cache: QueryClient): boolean =>
  cache.getQueriesData({ queryKey: keys.catalogue }).some(([, data]) => data !== undefined);

/** Everything of the shop is below this: here the session begins and the guard stands. */
export const Route = createFileRoute('/_app')({
  // Every page has the frame: it travels with the entry.
  codeSplitGroupings: [],
  ssr: () => !isForItsBrowser(),
  beforeLoad: async ({ matches, location, preload, context: { cache } }) => {
    const page = matches.at(-1);
    const name = page?.staticData.place;
    const frame = name && frameIsThere(places[name].frame);
    // While something is only being prepared, nobody is sent anywhere.
    const session = preload ? currentSession() : await sessionReady();
    await frame;
    if (name === undefined || preload) return;
    // Nothing waits for it: where it shows, it shows when it is there.
    if (session.customer !== null) void cache.ensureQueryData(loyaltyQuery).catch(() => null);
    const here = location.pathname + searchWithoutCampaign(location.searchStr);
    const elsewhere = turnedAway(places[name], visitorOf(session, page?.params ?? {}), here);
    if (elsewhere === null) return;
    explain(elsewhere);
    throw redirect({ href: carryCampaign(elsewhere, location.searchStr), replace: true });
  },
  loader: async ({ context: { cache } }) => {
    // The frame is useful without them: a failure here must not take the page down.
    const asked = Promise.allSettled([
      cache.ensureQueryData(categoriesQuery),
      cache.ensureQueryData(promotionsQuery),
      cache.ensureQueryData(menuQuery),
    ]);
    if (!isPhoneApp || !isAnythingKept(cache)) await asked;
  },
  component: Frame,
});
