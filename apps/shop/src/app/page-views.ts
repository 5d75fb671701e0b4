import { countPageView } from '../api/analytics/count-page-view.ts';
import { places } from './places.ts';
import type { RouterEvents } from './router.tsx';

/**
 * Counts each shown page by its place: the first one, and each that differs from the one before. A change of only
 * the query (a filter, an open sheet), a preload or a redirect does not count.
 */
export function countPageViews(router: RouterEvents): void {
  let shown: string | undefined;
  const watch = () => {
    const { pathname } = router.state.location;
    const name = router.state.matches.at(-1)?.staticData.place;
    if (name === undefined || pathname === shown) return;
    shown = pathname;
    countPageView(places[name].path);
    if (isMeasured()) void import('./measured-page.ts').then(({ reportPlace }) => reportPlace(name)).catch(() => null);
  };
  router.subscribe('onRendered', watch);
}

/** Whether the served page names a Google property or container. */
const isMeasured = (): boolean => document.querySelector('meta[name^="tonalia-g"]') !== null;
