import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentPhoneFlow } from '../../api/phone-flow.ts';
import { categoriesQuery, promotionsQuery } from '../../api/queries.ts';
import { currentSession, sessionReady } from '../../api/session.ts';
import { isPhoneApp } from '../../native/target.ts';
import { Frame } from '../frame/frame.tsx';
import { turnedAway } from '../guard.ts';
import { places } from '../places.ts';
import { isForItsBrowser } from '../request.ts';

/** Everything of the shop is below this: here the session begins and the guard stands. */
export const Route = createFileRoute('/_app')({
  // Every page has the frame: it travels with the entry.
  codeSplitGroupings: [],
  ssr: () => !isForItsBrowser(),
  beforeLoad: async ({ matches, location, preload }) => {
    // While something is only being prepared, nobody is sent anywhere.
    const session = preload ? currentSession() : await sessionReady();
    const name = matches.at(-1)?.staticData.place;
    if (name === undefined || preload) return;
    const visitor = {
      role: session.role,
      hasCustomer: session.customer !== null,
      phone: currentPhoneFlow()?.purpose,
      isInApp: isPhoneApp,
    };
    const elsewhere = turnedAway(places[name], visitor, location.pathname + location.searchStr);
    if (elsewhere !== null) throw redirect({ href: elsewhere, replace: true });
  },
  loader: async ({ context: { cache } }) => {
    // The frame is useful without them: a failure here must not take the page down.
    await Promise.allSettled([cache.ensureQueryData(categoriesQuery), cache.ensureQueryData(promotionsQuery)]);
  },
  component: Frame,
});
