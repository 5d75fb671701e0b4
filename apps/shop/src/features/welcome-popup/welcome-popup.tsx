import { Suspense, lazy, useEffect, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { wasWelcomed } from './seen.ts';
import { whenSettled } from './when-settled.ts';

const Welcome = lazy(() => import('./welcome.tsx').then((it) => ({ default: it.Welcome })));

/** The current banner over the marketplace, once a visit, never for sellers. Loaded late. */
export function WelcomePopup() {
  const { isSeller, user } = useSession();
  const [isDue, setDue] = useState(false);
  const isEligible = !isSeller && !user?.provider_code;
  useEffect(() => {
    if (isEligible && !wasWelcomed()) return whenSettled(() => setDue(true));
    return undefined;
  }, [isEligible]);
  return <Suspense>{isDue && isEligible && <Welcome />}</Suspense>;
}
