import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

/** Days of the movements, both inclusive; empty for no limit. */
export interface StatementDays {
  from: string;
  to: string;
}

/** Pages of a customer's statement; null without credit. */
export const statementQuery = (
  view: 'open' | 'paid' | 'movements',
  { from, to }: StatementDays = { from: '', to: '' },
) =>
  infiniteQueryOptions({
    queryKey: [...keys.credit, 'statement', view, from, to],
    queryFn: ({ pageParam, signal }) =>
      call('customers', 'GET /statement', {
        query: { view, page: pageParam, limit: 50, from: from || undefined, to: to || undefined },
        signal,
      }).then((answer) => answer.results),
    initialPageParam: 1,
    getNextPageParam: (last) => (last && last.page < last.pages ? last.page + 1 : null),
  });

/** Transfers of documents that wait for their review, and a refused one until another is sent. */
export const documentTransfersQuery = queryOptions({
  queryKey: [...keys.credit, 'transfers'],
  queryFn: ({ signal }) => call('customers', 'GET /statement/transfers', { signal }).then((answer) => answer.results),
});
