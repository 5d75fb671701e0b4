import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: () => call('settings', 'GET /shop').then(({ results }) => results.brand),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of the installation; empty until it is known. */
export const useBrand = (): string => useQuery(brandQuery).data ?? '';
