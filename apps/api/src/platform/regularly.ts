import type { FastifyInstance } from 'fastify';
import type { RegularJob, RegularJobs } from './regular-jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether jobs may run now: this machine's clock agrees with PostgreSQL's. Absent where tests set the time. */
    mayRunJobs?: () => Promise<boolean>;
    /** The jobs of the health page. Absent where a test has no API. */
    regularJobs?: RegularJobs;
  }
}

/** Work at an interval: a job of the health page, or without a name what it does not list. */
export type IntervalWork = RegularJob | (Pick<RegularJob, 'everyMs' | 'failed' | 'work'> & { name?: undefined });

/**
 * Runs work at an interval, first after one interval, while jobs may run. Every process does: of a job with a name one run goes on at a time, other
 * work skips locked rows or takes a lock. A failure is logged, and the next interval retries.
 */
export function regularly(app: FastifyInstance, job: IntervalWork): void {
  const work = (job.name !== undefined && app.regularJobs?.add(job)) || (() => job.work(false));
  const run = async () => {
    if ((await app.mayRunJobs?.()) ?? true) await work();
  };
  const timer = setInterval(() => {
    run().catch((err: unknown) => app.log.warn({ err }, job.failed));
  }, job.everyMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
