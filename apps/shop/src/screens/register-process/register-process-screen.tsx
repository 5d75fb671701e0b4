import { Suspense, lazy } from 'react';
import { hasOfflineMark } from '../../api/offline/offline-mark.ts';
import { useSession } from '../../api/session/session.ts';
import { OwnRegistration } from './own-registration.tsx';

const ofSeller = () => import('./customer-registration.tsx').then((it) => ({ default: it.CustomerRegistration }));
const CustomerRegistration = lazy(ofSeller);
// A seller's device loads it with the page, because the network may be gone when it is needed.
if (hasOfflineMark()) void ofSeller().catch(() => null);

/** Registers a customer: a guest registers themselves, a seller another business. */
export function RegisterProcessScreen() {
  const { isSeller } = useSession();
  if (!isSeller) return <OwnRegistration />;
  return (
    <Suspense>
      <CustomerRegistration />
    </Suspense>
  );
}
