import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { customerQuery } from './customers.ts';

/** The internal notes about a customer, newest first. */
export const customerNotesQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', id, 'notes'],
    queryFn: ({ signal }) =>
      call('customers', 'GET /office/customers/{id}/notes', { params: { id }, signal }).then(({ results }) => results),
  });

/** The open sessions of the people of a customer. */
export const customerSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', id, 'sessions'],
    queryFn: ({ signal }) =>
      call('customers', 'GET /office/customers/{id}/sessions', { params: { id }, signal }).then(
        ({ results }) => results,
      ),
  });

/** Adds an internal note. */
export async function addCustomerNote(cache: QueryClient, id: string, text: string): Promise<void> {
  await call('customers', 'POST /office/customers/{id}/notes', { params: { id }, body: { text } });
  await cache.invalidateQueries({ queryKey: customerNotesQuery(id).queryKey });
}

/** Ends a session at once; one that ended meanwhile leaves the list too. */
export async function closeCustomerSession(cache: QueryClient, id: string, sessionId: string): Promise<void> {
  try {
    await call('customers', 'DELETE /office/customers/{id}/sessions/{sessionId}', { params: { id, sessionId } });
  } finally {
    await cache.invalidateQueries({ queryKey: customerSessionsQuery(id).queryKey });
  }
}

/** Blocks the people of a customer with a reason; null unblocks them. */
export async function blockCustomer(cache: QueryClient, id: string, reason: string | null): Promise<void> {
  await (reason === null
    ? call('customers', 'POST /office/customers/{id}/unblock', { params: { id } })
    : call('customers', 'POST /office/customers/{id}/block', { params: { id }, body: { reason } }));
  await cache.invalidateQueries({ queryKey: customerQuery(id).queryKey });
}
