import { officeJobsApi } from '@tonalia/contract/office-jobs';
import { hour } from '@tonalia/rules/durations';
import type { FastifyInstance } from 'fastify';
import { serveOffice } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { regularly } from '../../../platform/regularly.ts';
import { jobEndpoints } from './endpoints.ts';
import { serveJobFile } from './serve-job-file.ts';
import { createJobWorker, removeOldJobs } from './work-on-jobs.ts';

/** How often a process looks for jobs that no call of its own began, in ms. */
const LOOK_EVERY = 3_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Works on all jobs of the office that wait, now. */
    drainJobs(): Promise<void>;
  }
}

/** Serves the jobs of the office and works on them. */
export function serveJobs(
  app: FastifyInstance,
  { db, office, jobKinds: kinds }: Pick<ModuleContext, 'db' | 'office' | 'jobKinds'>,
): void {
  const worker = createJobWorker({ db, kinds, log: app.log });
  // a failure is logged by the worker, and the next interval tries again
  const wake = () => void worker.drain().catch(() => {});
  serveOffice(app, office, { name: 'office', calls: officeJobsApi }, jobEndpoints({ db, kinds }, wake));
  serveJobFile(app, office, { db, kinds });
  regularly(app, {
    everyMs: LOOK_EVERY,
    failed: 'jobs of the office could not be worked on',
    work: () => worker.drain(),
  });
  regularly(app, {
    name: 'old_office_jobs',
    everyMs: hour,
    failed: 'old jobs of the office were not removed',
    work: () => removeOldJobs(db),
  });
  app.decorate('drainJobs', () => worker.drain());
  app.addHook('onClose', () => worker.stop());
}
