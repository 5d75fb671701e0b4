import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';

const SHARES = ['shares'] as const;

/** The links of this person. */
export const sharesQuery = queryOptions({
  queryKey: SHARES,
  queryFn: async ({ signal }) => (await call('purchase', 'GET /shares', { signal })).results,
});
