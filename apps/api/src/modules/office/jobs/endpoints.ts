import type { officeJobsApi } from '@tonalia/contract/office-jobs';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { type JobContext, askToStop, beginJob, readJob } from './begin-job.ts';
import { listJobs } from './job.sql.ts';
import { toJob } from './wire.ts';

/** Twenty thousand cells fit. */
const BODY = 4 * 1024 * 1024;

/** The calls about jobs; every operator has its own. `wake` is called when one waits. */
export function jobEndpoints(context: JobContext, wake: () => void): OfficeEndpoints<typeof officeJobsApi> {
  return {
    'GET /jobs': {
      access: 'own',
      handle: async ({ operator: { operatorId } }) => ({
        results: (await listJobs(context.db, { operatorId, id: null })).map((row) => toJob(row, context.kinds)),
      }),
    },
    'GET /jobs/{id}': {
      access: 'own',
      handle: async ({ operator, params: { id } }) => ({ results: await readJob(context, operator.operatorId, id) }),
    },
    'POST /jobs': {
      access: 'own',
      bodyLimit: BODY,
      handle: async ({ operator, body }) => {
        const results = await beginJob(context, operator, body);
        wake();
        return { results };
      },
    },
    'POST /jobs/{id}/stop': {
      access: 'own',
      handle: async ({ operator, params: { id } }) => ({ results: await askToStop(context, operator.operatorId, id) }),
    },
  };
}
