import { AppError } from '@tonalia/contract/errors';
import type { Call, CallKey, Service } from '@tonalia/contract/call';
import { Hints } from '@tonalia/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { errorSchema } from './error-schema.ts';
import type { Actor, Buyer, FindBuyer, FindVisitor, Identify, Shopper } from './actor.ts';
import { answerInTime } from './answer-in-time.ts';
import type { ResponseCache } from './response-cache.ts';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

interface Input<C extends Call> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  headers: Output<C['headers']>;
  body: Output<C['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<C extends Call> = Promise<z.input<C['response']>>;

/**
 * How a call is served, and who may make it:
 * `public` anybody, and a token sent along is not looked at (it may have expired); with `cacheFor`, seconds that browsers and
 * proxies may repeat the answer, which then depends on the query alone. `open` anybody, `session` any session (a guest's too), `person` who signed in, `seller` sellers,
 * `buyer` who signed in and acts for a customer. With `cached`, the answer depends on the query and the shopper alone. An `upload`
 * is for the few calls that carry a file: who calls is known, and may, before any of it is read.
 */
export type Endpoint<C extends Call> =
  | { access: 'public'; cacheFor?: number; handle: (input: Input<C>) => Answer<C> }
  | {
      access: 'open';
      cached?: boolean;
      handle: (input: Input<C> & { actor: Actor | undefined; shopper: Shopper }) => Answer<C>;
    }
  | { access: 'session' | 'person' | 'seller'; handle: (input: Input<C> & { actor: Actor }) => Answer<C> }
  | { access: 'buyer'; upload?: Upload; handle: (input: Input<C> & { actor: Actor; buyer: Buyer }) => Answer<C> };

interface Upload {
  /** Bytes of the whole body. */
  limit: number;
  /** Throws when there were too many. */
  admit: (request: FastifyRequest, actor: Actor) => Promise<void>;
}

/** One endpoint for every call of the service: a call of the contract without its handler does not compile. */
export type Endpoints<S extends Service> = { [K in keyof S]: Endpoint<S[K] extends Call ? S[K] : never> };

/** What serving needs to know of people; the modules that own them provide it. */
export interface People {
  identify: Identify;
  findBuyer: FindBuyer;
  findVisitor: FindVisitor;
}

export interface ServeContext {
  people: People;
  cache: ResponseCache;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `serve` alone; a route without it does not boot. */
    access?: Endpoint<Call>['access'] | 'platform';
  }
  interface FastifyRequest {
    /** Set when a request of a session was admitted. */
    actor?: Actor | undefined;
  }
}

/** Registers every call of a service under `/api/<name>`. */
export function serve<S extends Service>(
  app: FastifyInstance,
  name: string,
  service: S,
  context: ServeContext,
  endpoints: Endpoints<S>,
): void {
  for (const key of Object.keys(service) as (CallKey & keyof S)[]) {
    const call: Call | undefined = service[key];
    if (!call) continue;
    // Endpoints<S> ties each handler to its own call; the loop cannot say so
    const endpoint = endpoints[key] as unknown as Endpoint<Call>;
    addRoute(app, name, key, call, endpoint, context);
  }
}

const isKept = (endpoint: Endpoint<Call>): boolean =>
  ('cached' in endpoint && endpoint.cached) || ('cacheFor' in endpoint && endpoint.cacheFor !== undefined);

function addRoute(
  app: FastifyInstance,
  name: string,
  key: CallKey,
  call: Call,
  endpoint: Endpoint<Call>,
  context: ServeContext,
): void {
  const space = key.indexOf(' ');
  const path = key.slice(space + 1).replace(/\{(\w+)\}/g, ':$1');
  app.withTypeProvider<ZodTypeProvider>().route({
    method: key.slice(0, space),
    url: `/api/${name}${path}`,
    config: { access: endpoint.access },
    ...(needsSession(endpoint) && { onRequest: admitting(endpoint, context) }),
    ...('upload' in endpoint && endpoint.upload && { bodyLimit: endpoint.upload.limit }),
    schema: {
      tags: [name],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.headers && { headers: call.headers }),
      ...(call.body && { body: call.body }),
      response: { 200: call.response, ...errorSchema(call.errors) },
    },
    handler: (request, reply) => {
      const made = answer(request, reply, call, endpoint, context);
      // answers that are kept come at once; those under way share one run
      return isKept(endpoint) ? made : answerInTime(made, reply.elapsedTime);
    },
  });
}

type SessionEndpoint = Extract<Endpoint<Call>, { access: 'session' | 'person' | 'seller' | 'buyer' }>;

const needsSession = (endpoint: Endpoint<Call>): endpoint is SessionEndpoint =>
  endpoint.access !== 'public' && endpoint.access !== 'open';

/** Runs before the body is read and anything is validated, so that 401 and 403 come before 400 and say nothing of the input. */
function admitting(endpoint: SessionEndpoint, { people }: ServeContext) {
  return async (request: FastifyRequest): Promise<void> => {
    const actor = await identifyActor(request, people);
    if (!actor) throw new AppError('UNAUTHENTICATED');
    if (endpoint.access !== 'session' && actor.role === 'Guest') throw new AppError('GUEST_NOT_ALLOWED');
    if (endpoint.access === 'seller' && actor.role !== 'Seller') throw new AppError('ROLE_NOT_ALLOWED');
    if ('upload' in endpoint) await endpoint.upload?.admit(request, actor);
    request.actor = actor;
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  endpoint: Endpoint<Call>,
  { people, cache }: ServeContext,
): Promise<unknown> {
  const input = {
    params: request.params,
    query: request.query,
    headers: request.headers,
    body: request.body,
    request,
    reply,
  } as Input<Call>; // Fastify validated each part against the call's schemas before the handler runs
  if (endpoint.access === 'public') {
    const { cacheFor, handle } = endpoint;
    reply.header('cache-control', cacheFor ? `public, max-age=${cacheFor}` : 'private, no-store');
    if (!cacheFor) return handle(input);
    const bytes = await cache.get(cacheKey(request), async () => serialise(call, await handle(input)), false);
    return asJson(reply, bytes);
  }
  if (endpoint.access === 'open') {
    const actor = await identifyActor(request, people);
    const shopper = await findShopper(request, actor, people);
    const isShared = !actor || actor.role === 'Guest';
    reply.header('cache-control', isShared && endpoint.cached ? 'public, max-age=0, s-maxage=2' : 'private, no-store');
    // A token changes the answer, so a shared cache must not mix the two.
    if (endpoint.cached) reply.header('vary', 'token');
    if (!endpoint.cached) return endpoint.handle({ ...input, actor, shopper });
    const make = async () => serialise(call, await endpoint.handle({ ...input, actor, shopper }));
    const bytes = await cache.get(cacheKey(request, shopper), make, true);
    return asJson(reply, bytes);
  }
  reply.header('cache-control', 'private, no-store');
  const { actor } = request;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (endpoint.access !== 'buyer') return endpoint.handle({ ...input, actor });
  const buyer = await people.findBuyer(actor, hint(request, 'customerId'));
  return endpoint.handle({ ...input, actor, buyer });
}

/** To be answered by the handler: Fastify would wait for the end of an answer that is sent by `reply.send`, with listeners for it. */
function asJson(reply: FastifyReply, bytes: Buffer): Buffer {
  reply.header('content-type', 'application/json; charset=utf-8');
  return bytes;
}

async function identifyActor(request: FastifyRequest, { identify }: People): Promise<Actor | undefined> {
  const { token } = request.headers;
  if (token === undefined || token === '') return undefined;
  const actor = typeof token === 'string' ? await identify(token) : undefined;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor;
}

/** Whose prices and stock a catalogue read shows. A seller without a customer sees what a visitor sees. */
async function findShopper(request: FastifyRequest, actor: Actor | undefined, people: People): Promise<Shopper> {
  const customerId = hint(request, 'customerId');
  if (!actor || actor.role === 'Guest' || (actor.role === 'Seller' && !customerId)) {
    return people.findVisitor(hint(request, 'userCityId'));
  }
  return people.findBuyer(actor, customerId);
}

function hint(request: FastifyRequest, name: 'customerId' | 'userCityId'): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** Values of a query that say who asks, not what is asked. */
const HINTS = new Set(Object.keys(Hints.shape));

/** Addresses asked lately, and what each asks: the same question is not taken apart again. */
const questions = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (question, address) => 2 * (question.length + address.length),
});

function cacheKey(request: FastifyRequest, shopper?: Shopper): string {
  let question = questions.get(request.url);
  if (question === undefined) questions.set(request.url, (question = questionOf(request)));
  return `${shopper?.tradeTypeId}\n${shopper?.warehouseId}\n${question}`;
}

function questionOf(request: FastifyRequest): string {
  const asked = Object.entries(request.query as Record<string, unknown>)
    .filter(([name, value]) => value !== undefined && !HINTS.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([request.routeOptions.url, request.params, asked]);
}

function serialise(call: Call, result: unknown): Buffer {
  return Buffer.from(JSON.stringify(call.response.parse(result)));
}
