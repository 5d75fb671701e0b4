import type { FastifyInstance } from 'fastify';

/** A year. Other names below the shop's may be without https, so they are not included. */
const VALUE = 'max-age=31536000';

/**
 * Tells browsers to use https alone (HSTS), in every answer of a shop whose public address is https, and else in answers to requests that came by
 * https through a trusted proxy.
 */
export function requireHttps(app: FastifyInstance, publicUrl: string): void {
  const isAlways = publicUrl.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    if (isAlways || request.protocol === 'https') reply.header('strict-transport-security', VALUE);
    done();
  });
}
