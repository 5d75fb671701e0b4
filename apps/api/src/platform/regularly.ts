import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether jobs may run now: this machine's clock agrees with PostgreSQL's. Absent where tests set the time. */
    mayRunJobs?: () => Promise<boolean>;
  }
}

/**
 * Runs `work` at an interval in ms, first after one interval, while jobs may run. Every process does, so `work` skips locked rows or takes a lock. A
 * failure is logged as `failed`, and the next interval retries.
 */
export function regularly(app: FastifyInstance, everyMs: number, failed: string, work: () => Promise<unknown>): void {
  const run = async () => {
    if ((await app.mayRunJobs?.()) ?? true) await work();
  };
  const timer = setInterval(() => {
    run().catch((err: unknown) => app.log.warn({ err }, failed));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
