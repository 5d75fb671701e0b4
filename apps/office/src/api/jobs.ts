import type { NewJob as NewJobSchema, OfficeJob } from '@tonalia/contract/office-jobs';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './call.ts';

/** What begins a job. */
export type JobRequest = z.input<typeof NewJobSchema>;

/** How often the progress of a job is asked for, in ms. Without one, the stream of changes tells when one begins. */
const REFRESH = 1_000;

/** Whether a job has not ended. */
export const isOpen = ({ state }: OfficeJob): boolean => state === 'waiting' || state === 'running';

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => call('office', 'GET /jobs', { signal }).then(({ results }) => results),
  refetchInterval: ({ state }) => (state.data?.some(isOpen) ? REFRESH : false),
});

export async function beginJob(cache: QueryClient, body: JobRequest): Promise<OfficeJob> {
  const { results } = await call('office', 'POST /jobs', { body });
  keep(cache, results);
  return results;
}

/** A job as it is now. */
export const readJob = (id: string): Promise<OfficeJob> =>
  call('office', 'GET /jobs/{id}', { params: { id } }).then(({ results }) => results);

export async function stopJob(cache: QueryClient, id: string): Promise<void> {
  const { results } = await call('office', 'POST /jobs/{id}/stop', { params: { id } });
  keep(cache, results);
}

/** Where the file of a job is downloaded. */
export const jobFile = (id: string): string => `/api/office/jobs/${id}/file`;

/** The answer of a change is shown at once; the list is asked again. */
function keep(cache: QueryClient, job: OfficeJob): void {
  cache.setQueryData(jobsQuery.queryKey, (jobs = []) => [job, ...jobs.filter(({ _id }) => _id !== job._id)]);
  void cache.invalidateQueries({ queryKey: jobsQuery.queryKey });
}
