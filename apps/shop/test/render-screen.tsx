import { QueryClientProvider } from '@tanstack/react-query';
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import type { ReactNode } from 'react';
import { dismissAlert } from '../src/state/alerts.ts';
import { connectSession, endSession } from '../src/api/session/session.ts';
import { signIn } from '../src/api/sign-in/sign-in.ts';
import { setApi } from '../src/api/http/transport.ts';
import { makeCache } from '../src/app/cache.ts';
import { FloatingHosts } from '../src/app/frame/floating-hosts.tsx';
import { dismissNotice } from '../src/state/notices.ts';
import { setShop } from '../src/api/settings/shop-settings.ts';
import { shopSettings } from './make.ts';
import { mockApi } from './mock-api.ts';

// jsdom has neither scrolling nor modal dialogs.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

beforeEach(() => {
  connectSession(() => {});
  void endSession();
  dismissNotice();
  dismissAlert();
  setShop(shopSettings);
  localStorage.clear();
  // The browser's event for storage cleared in another tab.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  sessionStorage.clear();
});
afterEach(() => setApi(() => Promise.reject(new TypeError('no network'))));

export type MockApi = ReturnType<typeof mockApi>;

/**
 * Renders a screen with the real client, cache and router, over the mock `api`.
 * `signedIn`: signs in first as the mock's user. `address()` is the current address.
 */
export async function renderScreen(
  screen: ReactNode,
  {
    api = mockApi(),
    at = '/home/marketplace/customer',
    signedIn = false,
  }: { api?: MockApi; at?: string; signedIn?: boolean } = {},
) {
  setApi(api.fetch);
  if (signedIn) await signIn('cliente@demo.tonalia.co', 'secreta-1');
  api.requests.length = 0;
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <FloatingHosts aboveTabs={false} />
      </>
    ),
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => screen });
  const cache = makeCache();
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search).toString();
      return text === '' ? '' : `?${text}`;
    },
  });
  const view = await act(async () => {
    await router.load();
    return render(
      <QueryClientProvider client={cache}>
        <RouterProvider
          // A router of two routes replaces the shop's.
          router={router as never}
        />
      </QueryClientProvider>,
    );
  });
  return {
    ...view,
    api,
    cache,
    router,
    address: () => router.state.location.pathname + router.state.location.searchStr,
  };
}
