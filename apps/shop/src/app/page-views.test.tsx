import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, mockApi } from '../../test/mock-api.ts';
import { setHints } from '../api/http/hints.ts';
import { setApi } from '../api/http/transport.ts';
import { countPageViews } from './page-views.ts';
import type { PlaceName } from './places.ts';

/** A router with a few of the shop's places; `/cuenta` redirects to the login page. */
async function shop(api = mockApi(), at = '/home/marketplace/customer?reference=feria') {
  setApi(api.fetch);
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, place: PlaceName) =>
    createRoute({ getParentRoute: () => root, path, staticData: { place }, component: () => <h1>{place}</h1> });
  const account = createRoute({
    getParentRoute: () => root,
    path: '/home/profile',
    staticData: { place: 'profile' },
    beforeLoad: ({ preload }) => {
      if (!preload) throw redirect({ to: '/login', search: { redirect: '/home/profile' } } as never); // as: a route of this router
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/home/marketplace/customer', 'homeCustomer'),
      page('/view-results-search', 'search'),
      page('/product/$name/$productId/details', 'product'),
      page('/login', 'login'),
      account,
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  countPageViews(router as never); // as: a subset of the shop's routes
  await act(async () => {
    render(<RouterProvider router={router as never} />);
    await router.load();
  });
  const go = (href: string) => act(() => router.navigate({ href }));
  return { api, router, go };
}

/** Leaves the page, which sends the counted views. */
function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
const sentEvents = (api: ReturnType<typeof mockApi>) =>
  api.requestsTo('marketing POST /events').flatMap(({ body }) => (body as { events: { page: string }[] }).events); // as: the body analytics sends

test('every shown page is counted once, by its pattern, with the campaign of the visit · NAV-07 NAV-03', async () => {
  setHints({ reference: 'feria', campaign: 'rubios' });
  const { api, go } = await shop();
  await go('/product/tinte-permanente/102/details');
  await go('/product/champu/101/details');
  leave();
  setHints({ reference: undefined, campaign: undefined });
  const said = { name: 'page_view', reference: 'feria', campaign: 'rubios' };
  await waitFor(() =>
    expect(sentEvents(api)).toEqual([
      { ...said, page: '/home/marketplace/customer' },
      { ...said, page: '/product/$name/$productId/details' },
      { ...said, page: '/product/$name/$productId/details' },
    ]),
  );
});

test('redirects, filters and preloads are not counted · NAV-07', async () => {
  const { api, router, go } = await shop();
  await act(() => router.preloadRoute({ to: '/login' } as never)); // as: a route of this router
  await go('/home/profile');
  expect(router.state.location.pathname).toBe('/login');
  await go('/view-results-search?search=tinte');
  await go('/view-results-search?search=tinte&offers=1');
  await go('/view-results-search?search=tinte&offers=1#arriba');
  leave();
  await waitFor(() => expect(sentEvents(api)).not.toEqual([]));
  expect(sentEvents(api).map(({ page }) => page)).toEqual([
    '/home/marketplace/customer',
    '/login',
    '/view-results-search',
  ]);
});

test('a count identifies no one: no token, no hints, no search, no address', async () => {
  setHints({ userId: 'u1', customerId: 'c1' });
  const { api, go } = await shop();
  await go('/view-results-search?search=marcela');
  leave();
  setHints({ userId: undefined, customerId: undefined });
  await waitFor(() => expect(sentEvents(api)).toHaveLength(2));
  const [request] = api.requestsTo('marketing POST /events');
  expect(request?.query).toEqual({});
  expect(request?.headers.get('token')).toBeNull();
  expect(JSON.stringify(request?.body)).not.toMatch(/marcela|u1|c1/);
});

test('a failed count shows no error', async () => {
  const api = mockApi();
  api.on('marketing', 'POST /events', new Refusal('TOO_MANY_REQUESTS'));
  const { go, router } = await shop(api);
  leave();
  setApi(() => Promise.reject(new TypeError('no network')));
  await go('/login');
  leave();
  expect(router.state.location.pathname).toBe('/login');
});
