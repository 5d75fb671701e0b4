import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './queries.ts';

/** The entries of the menu that the operator wrote; none where they left it to the shop. */
export const menuQuery = queryOptions({
  queryKey: keys.menu,
  queryFn: ({ signal }) => call('marketing', 'GET /menu/list', { signal }).then((a) => a.results),
  staleTime: 5 * 60_000,
});
