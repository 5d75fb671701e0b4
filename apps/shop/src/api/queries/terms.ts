import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';

/** The terms in force and their version. */
export const termsQuery = queryOptions({
  queryKey: ['terms'],
  queryFn: ({ signal }) => call('settings', 'GET /terms', { signal }).then((answer) => answer.results),
  staleTime: 5 * 60_000,
});
