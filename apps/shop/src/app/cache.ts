import { QueryClient } from '@tanstack/react-query';
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
