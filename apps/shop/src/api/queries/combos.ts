import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import type { Answer } from '../http/client.ts';
import { PAGE_SIZE, keys } from './queries.ts';

/** A combo of the list: its contents, and their price when bought separately. */
export type ComboCard = Answer<'products', 'GET /combo/list'>['results'][number];

export const combosQuery = infiniteQueryOptions({
  queryKey: keys.combos,
  queryFn: ({ pageParam, signal }) =>
    call('products', 'GET /combo/list', { query: { page: pageParam, limit: PAGE_SIZE }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : null),
  staleTime: 60_000,
});
