import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
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

/** All that a customer of the portfolio ordered in a year, on the most days first. */
export const usualQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['usual', customerId],
    queryFn: ({ pageParam: page, signal }) =>
      call('purchase', 'GET /suggested-order/usual', { query: { customerId, page, limit: 30 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : null),
  });

/** The notes of the visits to a customer, the newest first. */
export const notesQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['seller', 'notes', customerId],
    staleTime: 0,
    queryFn: ({ pageParam: before, signal }) =>
      call('purchase', 'GET /seller-day/notes', { query: { customerId, before }, signal }),
    initialPageParam: undefined as string | undefined, // as: the type of later pages
    getNextPageParam: ({ results, more }) => (more ? results.at(-1)?.id : undefined),
  });

/** What this device holds of a customer; null for nothing. */
export const heldDetailsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['seller', 'held', customerId],
    networkMode: 'always',
    staleTime: 0,
    queryFn: async () => (await import('../offline/held-details.ts')).heldDetails(customerId),
  });
