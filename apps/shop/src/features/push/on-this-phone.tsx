import { Suspense, lazy } from 'react';
import { isPhoneApp } from '../../native/target.ts';

const Offer = lazy(() => import('./push-offer.tsx').then((it) => ({ default: it.PushOffer })));
const Switch = lazy(() => import('./push-switch.tsx').then((it) => ({ default: it.PushSwitch })));

/** Offers notices on this phone; in a browser nothing. */
export const PushOfferHere = () =>
  isPhoneApp ? (
    <Suspense>
      <Offer />
    </Suspense>
  ) : null;

/** Switches notices on this phone; in a browser nothing. */
export const PushSwitchHere = () =>
  isPhoneApp ? (
    <Suspense>
      <Switch />
    </Suspense>
  ) : null;
