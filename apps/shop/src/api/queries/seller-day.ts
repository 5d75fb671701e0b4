import { queryOptions } from '@tanstack/react-query';
import type { SellerDay } from '@tonalia/contract/seller-day';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { hasOfflineMark } from '../offline/offline-mark.ts';

/** The day of the signed-in seller; without a network the one that was downloaded. */
export const sellerDayQuery = queryOptions({
  queryKey: ['seller', 'day'],
  networkMode: 'always',
  refetchOnReconnect: 'always',
  queryFn: ({ signal }): Promise<SellerDay> =>
    call('purchase', 'GET /seller-day', { signal }).then(({ results }) => results, heldOr),
});

async function heldOr(cause: unknown): Promise<SellerDay> {
  const isLost = cause instanceof ApiError && cause.status === 0 && hasOfflineMark();
  const held = isLost ? await (await import('../offline/held-day.ts')).heldDay() : null;
  if (held === null) throw cause;
  return held;
}

/** What a customer is likely to need now: a seller names one of the portfolio, another account has its own. */
export const suggestedOrderQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['suggested-order', customerId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /suggested-order', { query: { customerId }, signal }).then(({ results }) => results),
  });

/** What this device holds of a customer; null for nothing. */
export const heldDetailsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['seller', 'held', customerId],
    networkMode: 'always',
    staleTime: 0,
    queryFn: async () => (await import('../offline/held-details.ts')).heldDetails(customerId),
  });
