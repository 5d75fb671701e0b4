import { queryOptions } from '@tanstack/react-query';
import type { LastSaveQuery } from '@tonalia/contract/office-last-save';
import { call } from './call.ts';

/** The author of the newest save; asked again for each conflict. */
export const lastSaveQuery = (query: LastSaveQuery) =>
  queryOptions({
    queryKey: ['last-save', query.kind, query.subject],
    queryFn: ({ signal }) => call('office', 'GET /last-save', { query, signal }).then(({ results }) => results),
    retry: false,
    gcTime: 0,
  });
