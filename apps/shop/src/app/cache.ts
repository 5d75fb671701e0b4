import { QueryClient, onlineManager } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/http/api-error.ts';
import { currentSession, watchSession } from '../api/session/session.ts';
import { isOnline, watchConnection } from '../native/connection.ts';
import { isPhoneApp } from '../native/target.ts';

/**
 * A refusal of the API does not change with a retry, and without a network a retry only delays the error message.
 * A timed-out request is not retried either: the shopper decides with "Reintentar" (ERR-14).
 */
function mayRetry(failures: number, cause: unknown): boolean {
  if (failures >= 2 || !(cause instanceof ApiError)) return false;
  return (cause.code === 'OFFLINE' && isOnline()) || cause.status === 429 || cause.status >= 502;
}

/** Delay in ms with full jitter, and never before the API's `retry-after`. */
function retryAfter(failures: number, cause: unknown): number {
  const retryAfterMs = cause instanceof ApiError ? Number(cause.params['retryAfter'] ?? 0) * 1000 : 0;
  return retryAfterMs + Math.random() * Math.min(30_000, 2000 * 2 ** failures);
}

const HOUR = 60 * 60_000;

export function makeCache(): QueryClient {
  const isServer = typeof document === 'undefined';
  // Online means that requests get responses, not only that the device reports a network.
  if (!isServer) onlineManager.setEventListener((set) => watchConnection(() => set(isOnline())));
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isServer ? false : mayRetry,
        retryDelay: retryAfter,
        staleTime: 0,
        refetchOnWindowFocus: false,
        // Without a network a screen shows its cached data, or an error at once.
        networkMode: 'always',
        refetchOnMount: () => isOnline(),
        refetchOnReconnect: true,
        // The phone app keeps seen data for offline use.
        ...(isPhoneApp && { gcTime: 24 * HOUR }),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Clears the cache when the shopper changes: prices, stock, cart and orders depend on the shopper. */
export function clearWhenShopperChanges(cache: QueryClient): void {
  const shopper = () => `${currentSession().user?._id ?? ''}/${currentSession().customer?.customerId ?? ''}`;
  let before = shopper();
  watchSession(() => {
    if (shopper() === before) return;
    before = shopper();
    cache.clear();
  });
}

/** The query data of a served page, without times: the same content gives the same bytes. */
export type CacheContent = [key: QueryKey, data: unknown][];

export function contentOf(cache: QueryClient): CacheContent {
  const succeeded = cache.getQueriesData({ predicate: ({ state }) => state.status === 'success' });
  // Requests end in any order; the page must be the same.
  return succeeded.toSorted(([a], [b]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Restores that data in the browser; it counts as fresh from now. */
export function fillWith(cache: QueryClient, content: CacheContent): void {
  for (const [key, data] of content) cache.setQueryData(key, data);
}
