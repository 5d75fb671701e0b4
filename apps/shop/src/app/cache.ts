import { QueryClient, onlineManager } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { currentSession, watchSession } from '../api/session.ts';
import { isOnline, watchConnection } from '../native/connection.ts';
import { isPhoneApp } from '../native/target.ts';

/**
 * What the API has decided does not change by asking again, and without a network a retry only delays the sentence that says so.
 * Nor is a request repeated that hung until its time limit: the person decides with "Reintentar" (ERR-14).
 */
function mayRetry(failures: number, cause: unknown): boolean {
  if (failures >= 2 || !(cause instanceof ApiError)) return false;
  return (cause.code === 'OFFLINE' && isOnline()) || cause.status === 429 || cause.status >= 502;
}

/** Full jitter, and never before the API said. */
function retryAfter(failures: number, cause: unknown): number {
  const asked = cause instanceof ApiError ? Number(cause.params['retryAfter'] ?? 0) * 1000 : 0;
  return asked + Math.random() * Math.min(30_000, 2000 * 2 ** failures);
}

const HOUR = 60 * 60_000;

export function makeCache(): QueryClient {
  const isServer = typeof document === 'undefined';
  // Back is what answers, not only what the device says.
  if (!isServer) onlineManager.setEventListener((set) => watchConnection(() => set(isOnline())));
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isServer ? false : mayRetry,
        retryDelay: retryAfter,
        staleTime: 0,
        refetchOnWindowFocus: false,
        // Without a network a screen shows what it has, or else says at once that it has nothing.
        networkMode: 'always',
        refetchOnMount: () => isOnline(),
        refetchOnReconnect: true,
        // What the app has seen it can show where there is no network.
        ...(isPhoneApp && { gcTime: 24 * HOUR }),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Prices, stock, cart and orders belong to who shops: when that changes, nothing of before stays. */
export function clearWhenShopperChanges(cache: QueryClient): void {
  const shopper = () => `${currentSession().user?._id ?? ''}/${currentSession().customer?.customerId ?? ''}`;
  let before = shopper();
  watchSession(() => {
    if (shopper() === before) return;
    before = shopper();
    cache.clear();
  });
}

/** What a page was made from. Without the moment it was made at: the same content is the same bytes. */
export type Content = [key: QueryKey, data: unknown][];

export function contentOf(cache: QueryClient): Content {
  const succeeded = cache.getQueriesData({ predicate: ({ state }) => state.status === 'success' });
  // Requests end in any order; the page must not depend on it.
  return succeeded.toSorted(([a], [b]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** The browser's copy of it counts as fresh from the moment it is here. */
export function fillWith(cache: QueryClient, content: Content): void {
  for (const [key, data] of content) cache.setQueryData(key, data);
}
