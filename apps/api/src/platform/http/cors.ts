import type { FastifyInstance } from 'fastify';

/** How long a client may cache a preflight, in seconds. */
const MAX_AGE = 600;

/**
 * Lets pages of the given origins (the phone app's) call the API and read responses. Cookies are never allowed for them: their tokens are
 * sent in headers. Other origins get no permission, so browsers withhold the response.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'date, retry-after, x-request-id');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .status(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'content-type, token, refresh-token, idempotency-key')
      .header('access-control-max-age', MAX_AGE)
      .send();
  });
  app.addHook('onSend', async (_request, reply) => {
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'Origin' : `${String(vary)}, Origin`);
  });
}
