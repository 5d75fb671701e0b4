import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../http/is-from-this-machine.ts';
import type { Registry } from 'prom-client';
import { isLoopback } from '../config/loopback.ts';

/**
 * Serves `GET /metrics` in Prometheus' text format: to this machine, and to others with `Authorization: Bearer` and the token. Without
 * access the response is a 404.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  app.get('/metrics', { config: { access: 'platform' }, schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) return reply.callNotFound();
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

/** Through a trusted proxy `ip` is the client's; another proxy is detected by its headers. */
const isLocal = (request: FastifyRequest): boolean =>
  isLoopback(request.ip.replace(/^::ffff:/i, '')) && isFromThisMachine(request);

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Hashes both sides, so that the comparison has equal lengths. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
