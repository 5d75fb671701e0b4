import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@tonalia/contract/errors';
import { issueText } from '@tonalia/contract/issue-texts.es-CO';
import Fastify, { type FastifyContextConfig, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { z } from 'zod';
import { commonHeaders } from './common-headers.ts';
import { handleError } from './errors.ts';
import { refuseConnection } from './refuse-connection.ts';
import { compileSerialiser } from './serialise.ts';
import { compileValidator } from './validate.ts';

/** Settings of the HTTP server that the operator decides. */
export interface HttpOptions {
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Addresses or CIDR ranges of the proxies in front; X-Forwarded-For is trusted from these only. */
  trustProxy: string[];
}

/** Limit of a JSON body in bytes: a cart of 300 lines fits well. */
const BODY_LIMIT = 64 * 1024;
/** Timeout for receiving a request, in ms. */
const REQUEST_TIMEOUT = 15_000;
/** Timeout for one step of the start, in ms: Fastify's ten seconds are too few on a busy machine. */
const START_TIMEOUT = 120_000;
/** In ms: an idle connection is cut after this time. Longer than any response may take (`answer-in-time.ts`). */
const SILENCE_TIMEOUT = 30_000;

/** Creates a Fastify instance with the limits, validation and error handling that all routes share. */
export async function createHttp({ logger, trustProxy }: HttpOptions): Promise<FastifyInstance> {
  z.config({ localeError: issueText });
  const app = Fastify({
    logger,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: BODY_LIMIT,
    pluginTimeout: START_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: SILENCE_TIMEOUT,
    // Node uses the longer of the two timeouts for the whole request, and by default checks connections only every 30 s
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 400 },
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    // an undecodable path is refused before routing
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders(request.id));
      handleError(error, request, reply);
    },
    clientErrorHandler: refuseConnection,
  });
  // An unknown Expect header may be ignored (RFC 9110, 10.1.1); Node's own 417 has no body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  // JSON only: pages of other sites can send text/plain without a preflight.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerialiser);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && !url.startsWith('/api/docs') && !hasAccessRule(config))
      throw new Error(`${String(method)} ${url} has no access rule`);
  });
  app.decorateRequest('actor', undefined);
  app.decorateRequest('operator', undefined);
  app.decorateRequest('driver', undefined);
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
  // Headers set by the response win: a page with a secret in its address sends no referrer.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const common = commonHeaders(request.id);
    for (const name in common) if (!reply.hasHeader(name)) reply.header(name, common[name]);
    done();
  });
  return app;
}

/** A route that resolves a session must name a permission too. */
function hasAccessRule({ access, needs, officeNeeds }: FastifyContextConfig = {}): boolean {
  if (access === 'operator') return officeNeeds !== undefined;
  return access === 'session' || access === 'buyer' ? needs !== undefined : access !== undefined;
}

/** Node uses the first of two Host headers; a proxy in front may have used the other. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
