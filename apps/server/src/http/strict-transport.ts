import type { FastifyInstance } from 'fastify';

/** One year in seconds. Subdomains are not included: they may have no https. */
const VALUE = 'max-age=31536000';

/**
 * Tells browsers to use https only (HSTS): in every response of a shop with a public https address, otherwise in responses to requests
 * that came by https through a trusted proxy.
 */
export function requireHttps(app: FastifyInstance, publicUrl: string): void {
  const isAlways = publicUrl.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    if (isAlways || request.protocol === 'https') reply.header('strict-transport-security', VALUE);
    done();
  });
}
