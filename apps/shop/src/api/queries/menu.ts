import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

/** The menu entries set by an operator; empty for the default menu. */
export const menuQuery = queryOptions({
  queryKey: keys.menu,
  queryFn: ({ signal }) => call('marketing', 'GET /menu/list', { signal }).then((a) => a.results),
  staleTime: 5 * 60_000,
});
