import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';

export const FORMULAS = ['formulas'] as const;

/** The formulas of the salon with its shelf. */
export const formulasQuery = queryOptions({
  queryKey: FORMULAS,
  queryFn: async ({ signal }) => (await call('purchase', 'GET /formulas', { signal })).results,
});
