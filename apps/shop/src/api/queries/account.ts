import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import { PAGE_SIZE, keys } from './queries.ts';

const minute = 60_000;

export const addressesQuery = queryOptions({
  queryKey: keys.addresses,
  queryFn: ({ signal }) => call('auth', 'GET /v3/me/addresses', { signal }).then((a) => a.results),
});

/** Current credit of the session's customer; null without credit. */
export const creditQuery = queryOptions({
  queryKey: keys.credit,
  queryFn: ({ signal }) => call('auth', 'GET /auth/me', { signal }).then((a) => a.ziro_credit),
});

/** The same credit with its movements, newest first; null without credit. */
export const creditAccountQuery = queryOptions({
  queryKey: keys.creditAccount,
  queryFn: ({ signal }) => call('purchase', 'GET /credit', { signal }).then((a) => a.results),
});

/** Where the account is open. */
export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => call('auth', 'GET /sessions', { signal }).then((a) => a.results),
});

/** The channels that can deliver a code to a phone. */
export const channelsQuery = (phone: string) =>
  queryOptions({
    queryKey: keys.channels(phone),
    queryFn: ({ signal }) =>
      call('auth', 'POST /verify/user-status', { body: { phone }, signal }).then((a) => a.results.channels),
    staleTime: 5 * minute,
  });

/** The trade types a customer can have. */
export const tradeTypesQuery = queryOptions({
  queryKey: keys.tradeTypes,
  queryFn: ({ signal }) => call('auth', 'GET /trade-type/list', { signal }).then((a) => a.results),
  staleTime: 30 * minute,
});

/** A seller's customers with a matching name; an empty text matches all. */
export const portfolioQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: keys.portfolio(search),
    queryFn: ({ pageParam, signal }) =>
      call('auth', 'GET /seller/customers', {
        query: { page: pageParam, limit: PAGE_SIZE, search: search || undefined },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : null),
  });
