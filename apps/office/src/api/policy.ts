import type { OfficePolicy } from '@tonalia/contract/settings-office';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cashDifferenceLimit, purchaseSafetyDays, returnAgeDays, returnDays } from '@tonalia/rules/policy';
import { call } from './call.ts';

/** The rules of the business in force, of those that screens show. */
export const policyQuery = queryOptions({
  queryKey: ['policy'],
  queryFn: ({ signal }) => call('office', 'GET /policy', { signal }).then(({ results }) => results),
  staleTime: 60_000,
});

const defaults: OfficePolicy = { returnDays, returnAgeDays, purchaseSafetyDays, cashDifferenceLimit };

/** The same on a page; the values of the program until they are loaded. */
export const usePolicy = (): OfficePolicy => useQuery(policyQuery).data ?? defaults;
