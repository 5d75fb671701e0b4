import type { OfficeSearchAnswer, FinderGroup } from '@tonalia/contract/office-search';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How long an answer counts, in ms: orders and stock change meanwhile. */
const FRESH = 10_000;

/** What the server finds for words of at least two letters, in one group or in all that the operator may read. */
export const searchQuery = (words: string, group: FinderGroup | undefined) =>
  queryOptions({
    queryKey: ['search', words, group],
    queryFn: ({ signal }): Promise<OfficeSearchAnswer> =>
      call('office', 'GET /search', { query: { q: words, ...(group && { group }) }, signal }).then(
        ({ results }) => results,
      ),
    staleTime: FRESH,
  });
