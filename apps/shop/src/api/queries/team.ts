import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';

/** Keys of the people of the session's business. */
export const teamKeys = {
  all: ['me', 'team'] as const,
  requests: ['me', 'team', 'requests'] as const,
};

/** The people of the business and their limits. */
export const teamQuery = queryOptions({
  queryKey: [...teamKeys.all, 'people'],
  queryFn: ({ signal }) => call('customers', 'GET /members', { signal }).then((a) => a.results),
  staleTime: 0,
});

/** One person, with the orders of its month. */
export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...teamKeys.all, 'person', memberId],
    queryFn: ({ signal }) =>
      call('customers', 'GET /members/{memberId}', { params: { memberId }, signal }).then((a) => a.results),
    staleTime: 0,
  });

/** What waits for the owner's approval, and what was decided. */
export const requestsQuery = queryOptions({
  queryKey: teamKeys.requests,
  queryFn: ({ signal }) => call('purchase', 'GET /order-requests', { signal }).then((a) => a.results),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
