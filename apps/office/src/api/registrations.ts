import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Registrations that wait for a decision, the oldest first. */
export const registrationsQuery = queryOptions({
  queryKey: ['registrations'],
  queryFn: ({ signal }) => call('customers', 'GET /office/registrations', { signal }).then(({ results }) => results),
  refetchInterval: 60_000,
});

/** Approves, or rejects with a reason that the customer reads. Returns false when it was decided so before. */
export const decideRegistration = (id: string, reason: string | null): Promise<boolean> =>
  (reason === null
    ? call('customers', 'POST /office/registrations/{id}/approve', { params: { id } })
    : call('customers', 'POST /office/registrations/{id}/reject', { params: { id }, body: { reason } })
  ).then(({ results }) => results.isChanged);
