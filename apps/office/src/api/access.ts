import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The owners: they can give access. */
export const accessQuery = queryOptions({
  queryKey: ['access'],
  queryFn: ({ signal }) => call('office', 'GET /access', { signal }).then(({ results }) => results),
});

/** Asks the owners for a page; false when it was asked for today. */
export const askAccess = (place: string): Promise<boolean> =>
  call('office', 'POST /access', { body: { place } }).then(({ results }) => results.isSent);
