import type { QueryClient } from '@tanstack/react-query';
import { type RouterHistory, createRouter } from '@tanstack/react-router';
import { routes } from './routes.tsx';
import { LoadingRows } from '../components/states.tsx';
import { RouteFailure } from './route-failure.tsx';

/** The router of the office, below /oficina. `history` is the browser's, unless a test gives another. */
export const makeRouter = (cache: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: routes,
    basepath: '/oficina',
    context: { cache },
    ...(history && { history }),
    // What a screen does not understand leaves the address: its raw value would reach the screen.
    search: { strict: true },
    defaultPreload: 'intent',
    // The cache decides how old data may be.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingComponent: () => <LoadingRows />,
    defaultErrorComponent: RouteFailure,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
