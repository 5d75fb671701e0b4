import type { FastifyInstance } from 'fastify';
import { type ReadinessCheck, runReadinessChecks } from '../readiness.ts';

/** Retry-After of a process that is not ready, in seconds. */
const RETRY_AFTER = 1;

const route = { config: { access: 'platform' }, schema: { hide: true } } as const;

/** Serves `/healthz` (the process responds) and `/readyz` (it can serve requests, or 503 with the reason of each failed check). */
export function serveHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  app.get('/healthz', route, async () => ({ ok: true }));
  app.get('/readyz', route, async (request, reply) => {
    const readiness = await runReadinessChecks(checks, (err, check) =>
      request.log.warn({ err, check }, 'a readiness check failed'),
    );
    reply.header('cache-control', 'no-store');
    if (!readiness.ok) reply.code(503).header('retry-after', RETRY_AFTER);
    return readiness;
  });
}
