// What waits for the operator. The menu counts it on every page, so nothing else is here.
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Transfers, refunds and lines of the bank to review, and what else the tabs of *Pagos* count. */
export const moneyCountsQuery = queryOptions({
  queryKey: ['payments', 'counts'],
  queryFn: ({ signal }) => call('purchase', 'GET /office/payments/counts', { signal }).then(({ results }) => results),
  refetchInterval: 30_000,
});

/** Registrations that wait for a decision, the oldest first; a hundred at most, because each decision asks again. */
export const registrationsQuery = queryOptions({
  queryKey: ['registrations'],
  queryFn: ({ signal }) => call('customers', 'GET /office/registrations', { query: { limit: '100' }, signal }),
  refetchInterval: 60_000,
});
