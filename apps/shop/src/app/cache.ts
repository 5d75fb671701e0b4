import { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { currentSession, watchSession } from '../api/session.ts';

/** What the API has decided will not change by asking again. */
function mayRetry(failures: number, cause: unknown): boolean {
  return failures < 2 && cause instanceof ApiError && (cause.status === 0 || cause.status >= 502);
}

export function makeCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: typeof document === 'undefined' ? false : mayRetry, staleTime: 0, refetchOnWindowFocus: false },
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
