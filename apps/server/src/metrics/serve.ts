import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../http/is-from-this-machine.ts';
import type { Registry } from 'prom-client';
import { isLoopback } from '../config/loopback.ts';

/**
 * `GET /metrics` in Prometheus' text format: for this machine, and with `Authorization: Bearer` and the token for others. Whoever may
 * not read it is told that there is nothing.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  app.get('/metrics', { config: { access: 'platform' }, schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) return reply.callNotFound();
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

/** Of a request through a trusted proxy `ip` is its client's; one through another proxy shows by its headers. */
const isLocal = (request: FastifyRequest): boolean =>
  isLoopback(request.ip.replace(/^::ffff:/i, '')) && isFromThisMachine(request);

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Of equal length, whatever was sent. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
