import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';

/** The day of the signed-in seller. */
export const sellerDayQuery = queryOptions({
  queryKey: ['seller', 'day'],
  queryFn: ({ signal }) => call('purchase', 'GET /seller-day', { signal }).then(({ results }) => results),
});

/** What a customer is likely to need now: a seller names one of the portfolio, another account has its own. */
export const suggestedOrderQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['suggested-order', customerId],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /suggested-order', { query: { customerId }, signal }).then(({ results }) => results),
  });
