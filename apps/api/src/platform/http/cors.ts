import type { FastifyInstance } from 'fastify';

/** Seconds a client may remember that it may ask. */
const MAX_AGE = 600;

/**
 * Lets pages of the named origins (the phone app's) call the API and read its answers. Cookies never count for them:
 * their tokens travel in headers. Every other origin gets no permission, and the browser keeps the answer from it.
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
