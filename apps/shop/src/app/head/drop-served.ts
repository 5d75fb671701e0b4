import type { getRouter } from '../router.tsx';
import { SERVED } from './served.ts';

/**
 * What the server wrote of the first page into its head is of that page alone: a browser that shares an address shares the one
 * that stands there, so it goes with the first step to another page.
 */
export function dropServedHead(router: Pick<ReturnType<typeof getRouter>, 'subscribe'>): void {
  const { pathname } = location;
  const stop = router.subscribe('onRendered', () => {
    if (location.pathname === pathname) return;
    for (const tag of document.head.querySelectorAll(`[${SERVED}]`)) tag.remove();
    stop();
  });
}
