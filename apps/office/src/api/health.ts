import type { RegularJobName } from '@tonalia/contract/office-health';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often the page asks again, in ms. */
const REFRESH = 15_000;
/** While a job runs. */
const SOON = 2_000;

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => call('office', 'GET /health', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

/** The jobs that run at an interval. */
export const regularJobsQuery = queryOptions({
  queryKey: ['health', 'jobs'],
  queryFn: ({ signal }) => call('office', 'GET /health/jobs', { signal }).then(({ results }) => results),
  refetchInterval: ({ state }) => (state.data?.some((job) => job.state === 'running') ? SOON : REFRESH),
});

export const runRegularJob = (name: RegularJobName) =>
  call('office', 'POST /health/jobs/{name}/run', { params: { name } });

/** Tries everything that was set aside; returns how much. */
export const retryAll = (): Promise<number> =>
  call('office', 'POST /health/outbox/retry').then(({ results }) => results.retried);

export const retryEvent = (id: string) => call('office', 'POST /health/outbox/{id}/retry', { params: { id } });
export const dropEvent = (id: string) => call('office', 'POST /health/outbox/{id}/drop', { params: { id } });
