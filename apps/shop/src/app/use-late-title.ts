import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Sets the title of a screen with data loaded late (`isLate`), because the browser does not wait for data. Only after the
 * navigation has ended: before that, an update of this page would make the router store the scroll position of the last page
 * when it is not on the screen any more, and going back would restore a wrong one.
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
