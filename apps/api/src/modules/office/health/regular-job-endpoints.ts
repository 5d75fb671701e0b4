import { OfficeError } from '@tonalia/contract/office-errors';
import type { regularJobCalls } from '@tonalia/contract/office-health';
import { regularJobNames } from '@tonalia/contract/regular-job-names.es-CO';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { RegularJobs } from '../../../platform/regular-jobs.ts';

export interface RegularJobCallsContext {
  regularJobs: RegularJobs;
  /** Absent where tests set the time. */
  mayRun: (() => Promise<boolean>) | undefined;
}

/** The calls about the jobs that run at an interval. */
export const regularJobEndpoints = ({
  regularJobs,
  mayRun,
}: RegularJobCallsContext): OfficeEndpoints<typeof regularJobCalls> => ({
  'GET /health/jobs': {
    access: 'operator',
    needs: 'health.read',
    handle: async () => ({ results: await regularJobs.list() }),
  },
  'POST /health/jobs/{name}/run': {
    access: 'operator',
    needs: 'health.repair',
    handle: async ({ operator: { operatorId, network, name: by }, params: { name } }) => {
      if (!((await mayRun?.()) ?? true)) throw new OfficeError('JOBS_PAUSED');
      const outcome = await regularJobs.begin(name, (tx) =>
        recordAuditEvent(tx, {
          actorId: null,
          operator: { operatorId, network },
          action: 'office.regular_job_run',
          subjectId: name,
          detail: { by, name: regularJobNames[name] },
        }),
      );
      if (outcome === 'unknown') throw new OfficeError('JOB_NOT_FOUND');
      if (outcome === 'running') throw new OfficeError('JOB_RUNNING');
      return { ok: true };
    },
  },
});
