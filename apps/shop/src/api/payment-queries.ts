import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './queries.ts';

/** The gateway's tokens and texts hold for an hour or so; a screen asks anew well before. */
const FRESH_MS = 10 * 60_000;

/** What paying at once needs. */
export const paymentOptionsQuery = queryOptions({
  queryKey: keys.paymentOptions,
  queryFn: ({ signal }) => call('purchase', 'GET /payment/options', { signal }).then((a) => a.results),
  staleTime: FRESH_MS,
  retry: false,
});

/** How long a payment that is on its way is left before it is asked about again, in ms. */
const ASK_MS = 2_000;

/** The latest payment of an order by its code, or a payment of own credit by its id; asked again until it is decided. */
export const paymentQuery = (codeOrId: string) =>
  queryOptions({
    queryKey: keys.payment(codeOrId),
    queryFn: ({ signal }) =>
      call('purchase', 'GET /payment/{orderCode}', { params: { orderCode: codeOrId }, signal }).then((a) => a.results),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? ASK_MS : false),
    staleTime: 0,
  });
