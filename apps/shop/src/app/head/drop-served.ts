import type { getRouter } from '../router.tsx';
import { SERVED } from './served.ts';

/**
 * Removes the served head tags at the first navigation to another page. They describe the first page only, and a browser's
 * share function would share that page's address.
 */
export function dropServedHead(router: Pick<ReturnType<typeof getRouter>, 'subscribe'>): void {
  const { pathname } = location;
  const stop = router.subscribe('onRendered', () => {
    if (location.pathname === pathname) return;
    for (const tag of document.head.querySelectorAll(`[${SERVED}]`)) tag.remove();
    stop();
  });
}
