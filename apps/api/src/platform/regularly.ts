import type { FastifyInstance } from 'fastify';

/** Does `work` every so many ms while the API runs; when it fails the log has `failed`, and the next time is a new try. */
export function regularly(app: FastifyInstance, everyMs: number, failed: string, work: () => Promise<unknown>): void {
  const timer = setInterval(() => {
    work().catch((err: unknown) => app.log.warn({ err }, failed));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
