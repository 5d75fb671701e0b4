import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

/** The gateway's tokens and texts are valid for about an hour; screens refetch them well before. */
const FRESH_MS = 10 * 60_000;

/** The gateway data needed to pay at once. */
export const paymentOptionsQuery = queryOptions({
  queryKey: keys.paymentOptions,
  queryFn: ({ signal }) => call('purchase', 'GET /payment/options', { signal }).then((a) => a.results),
  staleTime: FRESH_MS,
  retry: false,
});

/** Polling interval of a pending payment, in ms. */
const ASK_MS = 2_000;

/** The latest payment of an order by its code, or a payment of credit by its id; polled until it has a result. */
export const paymentQuery = (codeOrId: string) =>
  queryOptions({
    queryKey: keys.payment(codeOrId),
    queryFn: ({ signal }) =>
      call('purchase', 'GET /payment/{orderCode}', { params: { orderCode: codeOrId }, signal }).then((a) => a.results),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? ASK_MS : false),
    staleTime: 0,
  });
