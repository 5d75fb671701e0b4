import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';

/** The seller of the signed-in customer; null without one. */
export const ownSellerQuery = queryOptions({
  queryKey: ['me', 'seller'],
  queryFn: ({ signal }) => call('auth', 'GET /v3/me/seller', { signal }).then((a) => a.results),
});
