import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The trade types, each with a list of prices. */
export const tradeTypesQuery = queryOptions({
  queryKey: ['trade-types'],
  queryFn: ({ signal }) => call('auth', 'GET /trade-type/list', { signal }).then(({ results }) => results),
  staleTime: 300_000,
});
