import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@tonalia/contract/errors';
import { issueText } from '@tonalia/contract/issue-texts.es-CO';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { commonHeaders } from './common-headers.ts';
import { handleError } from './errors.ts';
import { refuseConnection } from './refuse-connection.ts';
import { compileValidator } from './validate.ts';

export interface HttpOptions {
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Addresses or CIDR ranges of the proxies in front; nobody else's X-Forwarded-For is believed. */
  trustProxy: string[];
}

/** JSON bodies of the API are small: a cart of 300 lines fits well. */
const BODY_LIMIT = 64 * 1024;
/** A request is in within this time, in ms, however slowly it is sent. */
const REQUEST_TIMEOUT = 15_000;
/** In ms: a connection on which nothing was sent or received is cut. Longer than any answer may take (`answer-in-time.ts`). */
const SILENCE_TIMEOUT = 30_000;

/** A Fastify instance with the limits, validation and errors every route shares. */
export async function createHttp({ logger, trustProxy }: HttpOptions): Promise<FastifyInstance> {
  z.config({ localeError: issueText });
  const app = Fastify({
    logger,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: SILENCE_TIMEOUT,
    // Node takes the longer of the two for the whole request, and looks at the connections every half minute if nobody says
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 400 },
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    // an address that cannot be decoded is refused before any route is known
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders(request.id));
      handleError(error, request, reply);
    },
    clientErrorHandler: refuseConnection,
  });
  // An expectation nobody knows may be passed over (RFC 9110, 10.1.1); Node's own refusal says nothing.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // JSON only: a page of another site can send text without asking.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && !url.startsWith('/api/docs') && !config?.access)
      throw new Error(`${String(method)} ${url} does not say who may call it`);
  });
  app.decorateRequest('actor', undefined);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasTwoHosts(request.raw.rawHeaders)) return done();
    reply.header('connection', 'close');
    done(new AppError('MALFORMED_REQUEST'));
  });
  // What an answer says itself stands: a page whose address is a secret sends no referrer at all.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const common = commonHeaders(request.id);
    for (const name in common) if (!reply.hasHeader(name)) reply.header(name, common[name]);
    done();
  });
  return app;
}

/** Node takes the first of two Host headers; a proxy in front may have taken the other one. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
