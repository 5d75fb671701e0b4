import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often the page asks again, in ms. */
const REFRESH = 15_000;

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call('office', 'GET /health', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

/** Tries everything that was set aside; returns how much. */
export const retryAll = (): Promise<number> =>
  call('office', 'POST /health/outbox/retry').then(({ results }) => results.retried);

export const retryEvent = (id: string) => call('office', 'POST /health/outbox/{id}/retry', { params: { id } });
export const dropEvent = (id: string) => call('office', 'POST /health/outbox/{id}/drop', { params: { id } });
