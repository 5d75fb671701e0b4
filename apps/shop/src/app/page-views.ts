import { countPageView } from '../api/analytics.ts';
import { places } from './places.ts';
import type { getRouter } from './router.tsx';

type Router = Pick<ReturnType<typeof getRouter>, 'subscribe' | 'state'>;

/**
 * Counts every page once it is shown, by its place: the first one, and each that is another one than before. What only changes
 * the query (a filter, an open sheet), is fetched ahead, or leads elsewhere is no page of its own.
 */
export function countPageViews(router: Router): void {
  let shown: string | undefined;
  const watch = () => {
    const { pathname } = router.state.location;
    const name = router.state.matches.at(-1)?.staticData.place;
    if (name === undefined || pathname === shown) return;
    shown = pathname;
    const { path, title } = places[name];
    countPageView(path);
    if (isMeasured())
      void import('../api/google.ts').then(({ tellGoogle }) => tellGoogle(path, title)).catch(() => null);
  };
  router.subscribe('onRendered', watch);
}

/** Whether the server wrote a property or container into the page. */
const isMeasured = (): boolean => document.querySelector('meta[name^="tonalia-g"]') !== null;
