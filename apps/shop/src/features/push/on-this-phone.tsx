import { Suspense, lazy } from 'react';
import { isPhoneApp } from '../../native/target.ts';

const Offer = lazy(() => import('./push-offer.tsx').then((it) => ({ default: it.PushOffer })));
const Switch = lazy(() => import('./push-switch.tsx').then((it) => ({ default: it.PushSwitch })));

/** Offers notifications on this phone; renders nothing in a browser. */
export const PushOfferHere = () =>
  isPhoneApp ? (
    <Suspense>
      <Offer />
    </Suspense>
  ) : null;

/** Switches notifications on this phone; renders nothing in a browser. */
export const PushSwitchHere = () =>
  isPhoneApp ? (
    <Suspense>
      <Switch />
    </Suspense>
  ) : null;
