import { Suspense, lazy, useEffect, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { wasWelcomed } from './seen.ts';

const Welcome = lazy(() => import('./welcome.tsx').then((it) => ({ default: it.Welcome })));

const PATIENCE_MS = 6000;

/** The banner of the moment over the marketplace, once a visit; not for who sells. Nothing waits for it. */
export function WelcomePopup() {
  const { isSeller, user } = useSession();
  const [isDue, setDue] = useState(false);
  const isForThem = !isSeller && !user?.provider_code;
  useEffect(() => {
    if (!isForThem || wasWelcomed()) return;
    const show = () => setDue(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(show, 0);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(show, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(request);
  }, [isForThem]);
  return <Suspense>{isDue && isForThem && <Welcome />}</Suspense>;
}
