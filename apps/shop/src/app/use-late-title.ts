import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * In the browser a screen does not wait for what it shows; once that is there (`isLate`), the tab says its name. Not before the
 * way here has ended: until then a new look at this page counts as leaving the last one, whose place would be written down anew
 * when it is no longer on the screen, and the way back would lead elsewhere.
 */
export function useLateTitle(routeId: string, isLate: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isLate) return;
    const lookAgain = () => void router.invalidate({ filter: (match) => match.routeId === routeId });
    if (router.state.resolvedLocation?.href === router.state.location.href) return lookAgain();
    const stop = router.subscribe('onRendered', () => {
      stop();
      lookAgain();
    });
    return stop;
  }, [isLate, routeId, router]);
}
