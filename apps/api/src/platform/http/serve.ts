import { AppError } from '@tonalia/contract/errors';
import type { OfficePermission } from '@tonalia/contract/office-rights';
import { mayBeAdded, memberPermissions } from '@tonalia/contract/member-rights';
import { type Role, type ShopPermission, can, visitorRole } from '@tonalia/contract/rights';
import type { Call, CallKey, Service } from '@tonalia/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Actor, Buyer, FindBuyer, FindTerritory, FindVisitor, Identify, Shopper } from './actor.ts';
import { answerInTime } from './answer-in-time.ts';
import { cacheKey } from './cache-key.ts';
import { requirePermission } from './require-permission.ts';
import type { ResponseCache } from './response-cache.ts';
import { routeOfCall, schemaOfCall } from './route-of-call.ts';
import { serialise } from './serialise.ts';

type SchemaOutput<T> = T extends z.ZodType ? z.output<T> : undefined;

/** The validated input of a call. */
export interface HandlerInput<C extends Pick<Call, 'params' | 'query' | 'headers' | 'body'>> {
  params: SchemaOutput<C['params']>;
  query: SchemaOutput<C['query']>;
  headers: SchemaOutput<C['headers']>;
  body: SchemaOutput<C['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type CallResult<C extends Call> = Promise<z.input<C['response']>>;

/**
 * How a call is served. `access` is the identity it resolves: `public` none, ignoring any token (it may have expired); `open` the
 * session's if there is one; `session` the session's; `buyer` also the customer it acts for. `needs` is the permission its role must
 * have. With `cacheFor`, the seconds that browsers and proxies may cache a response, it depends only on the query; with `cached`, only
 * on the query and the shopper. An `upload` is for calls with a file: the caller is identified and admitted before the body is read.
 */
export type Endpoint<C extends Call> =
  | { access: 'public'; cacheFor?: number; handle: (input: HandlerInput<C>) => CallResult<C> }
  | {
      access: 'open';
      needs?: ShopPermission;
      cached?: boolean;
      handle: (input: HandlerInput<C> & { actor: Actor | undefined; shopper: Shopper }) => CallResult<C>;
    }
  | {
      access: 'session';
      needs: ShopPermission;
      upload?: UploadPolicy;
      /** A response that was written before comes as its bytes. */
      handle: (input: HandlerInput<C> & { actor: Actor }) => CallResult<C> | Promise<Buffer>;
    }
  | {
      access: 'buyer';
      needs: ShopPermission;
      upload?: UploadPolicy;
      handle: (input: HandlerInput<C> & { actor: Actor; buyer: Buyer }) => CallResult<C>;
    };

interface UploadPolicy {
  /** Limit of the whole body in bytes. */
  limit: number;
  /** Throws when the caller sent too many uploads. */
  admit: (request: FastifyRequest, actor: Actor) => Promise<void>;
}

/** One endpoint for every call of the service: a call of the contract without a handler does not compile. */
export type Endpoints<S extends Service> = { [K in keyof S]: Endpoint<S[K] extends Call ? S[K] : never> };

/** How requests are resolved to actors, buyers and visitors; provided by the modules that own them. */
export interface IdentityLookup {
  identify: Identify;
  findBuyer: FindBuyer;
  findVisitor: FindVisitor;
  findTerritory: FindTerritory;
}

/** Shared by all services that `serve` turns into routes. */
export interface ServeContext {
  identities: IdentityLookup;
  cache: ResponseCache;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set only by `serve`; a route without it stops the start. */
    access?: Endpoint<Call>['access'] | 'operator' | 'own' | 'door' | 'driver' | 'platform';
    /** The permission the route asks for; without it a route that resolves a session stops the start. */
    needs?: ShopPermission | undefined;
    /** The permission a route of the office asks for; without it a route for operators stops the start. */
    officeNeeds?: OfficePermission | undefined;
  }
  interface FastifyRequest {
    /** Set when a request with a session was admitted. */
    actor?: Actor | undefined;
  }
}

/** Registers all calls of a service under `/api/<name>`. */
export function serve<S extends Service>(
  app: FastifyInstance,
  context: ServeContext,
  { name, calls }: { name: string; calls: S },
  endpoints: Endpoints<S>,
): void {
  for (const key of Object.keys(calls) as (CallKey & keyof S)[]) {
    const call: Call | undefined = calls[key];
    if (!call) continue;
    // as: Endpoints<S> ties each handler to its call; the loop cannot express that
    const endpoint = endpoints[key] as unknown as Endpoint<Call>;
    addRoute(app, context, { name, key, call, endpoint });
  }
}

/** A call of the service `name` with its endpoint. */
interface ServedCall {
  name: string;
  key: CallKey;
  call: Call;
  endpoint: Endpoint<Call>;
}

const isCached = (endpoint: Endpoint<Call>): boolean =>
  ('cached' in endpoint && endpoint.cached) || ('cacheFor' in endpoint && endpoint.cacheFor !== undefined);

function addRoute(app: FastifyInstance, context: ServeContext, { name, key, call, endpoint }: ServedCall): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    ...routeOfCall(name, key),
    config: { access: endpoint.access, needs: 'needs' in endpoint ? endpoint.needs : undefined },
    ...(needsSession(endpoint) && { onRequest: createSessionGuard(endpoint, context) }),
    ...('upload' in endpoint && endpoint.upload && { bodyLimit: endpoint.upload.limit }),
    schema: schemaOfCall(call, name),
    handler: (request, reply) => {
      const made = answer(context, request, reply, { call, endpoint });
      // cached responses are immediate, and concurrent requests share a computation
      return isCached(endpoint) ? made : answerInTime(made, reply.elapsedTime);
    },
  });
}

type SessionEndpoint = Extract<Endpoint<Call>, { access: 'session' | 'buyer' }>;

const needsSession = (endpoint: Endpoint<Call>): endpoint is SessionEndpoint =>
  endpoint.access !== 'public' && endpoint.access !== 'open';

/** Runs before the body is read and validated, so that 401 and 403 precede 400 and reveal nothing about the input. */
export function createSessionGuard(
  endpoint: { access: 'session' | 'buyer'; needs: ShopPermission; upload?: UploadPolicy },
  { identities }: Pick<ServeContext, 'identities'>,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const actor = await identifyActor(request, identities);
    if (!actor) throw new AppError('UNAUTHENTICATED');
    if (!(await isGivenByMembership(actor, endpoint, identities))) requirePermission(actor.role, endpoint.needs);
    await endpoint.upload?.admit(request, actor);
    request.actor = actor;
  };
}

/** Whether the membership behind a call for a customer adds the permission that its role lacks. Any other kind of call goes by the role. */
async function isGivenByMembership(
  actor: Actor,
  { access, needs }: Pick<SessionEndpoint, 'access' | 'needs'>,
  identities: IdentityLookup,
): Promise<boolean> {
  if (access !== 'buyer' || can(actor.role, needs) || !mayBeAdded(actor.role, needs)) return false;
  const { member } = await identities.findBuyer(actor, undefined);
  return member !== null && memberPermissions(member).includes(needs);
}

async function answer(
  context: ServeContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, endpoint }: Pick<ServedCall, 'call' | 'endpoint'>,
): Promise<unknown> {
  const input = {
    params: request.params,
    query: request.query,
    headers: request.headers,
    body: request.body,
    request,
    reply,
  } as HandlerInput<Call>; // as: Fastify validated each part against the call's schemas before the handler runs
  if (endpoint.access === 'public') return answerPublic(context, input, { call, endpoint });
  if (endpoint.access === 'open') return answerOpen(context, input, { call, endpoint });
  reply.header('cache-control', 'private, no-store');
  const { actor } = request;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (endpoint.access === 'session') {
    const made = await endpoint.handle({ ...input, actor });
    return Buffer.isBuffer(made) ? sendJson(reply, made) : made;
  }
  const buyer = await context.identities.findBuyer(actor, hint(request, 'customerId'));
  return endpoint.handle({ ...input, actor, buyer });
}

type EndpointOf<Access extends Endpoint<Call>['access']> = Extract<Endpoint<Call>, { access: Access }>;

async function answerPublic(
  { cache }: ServeContext,
  input: HandlerInput<Call>,
  { call, endpoint: { cacheFor, handle } }: { call: Call; endpoint: EndpointOf<'public'> },
): Promise<unknown> {
  const { request, reply } = input;
  reply.header('cache-control', cacheFor ? `public, max-age=${cacheFor}` : 'private, no-store');
  if (!cacheFor) return handle(input);
  const make = async () => bytesOf(call, await handle(input));
  return sendJson(reply, await cache.get(cacheKey(request), make, false));
}

async function answerOpen(
  { identities, cache }: ServeContext,
  input: HandlerInput<Call>,
  { call, endpoint }: { call: Call; endpoint: EndpointOf<'open'> },
): Promise<unknown> {
  const { request, reply } = input;
  const actor = await identifyActor(request, identities);
  const shopper = await findShopper(request, actor, identities);
  const role = roleOf(actor);
  if (endpoint.needs) requirePermission(role, endpoint.needs);
  const isShared = !can(role, 'account.use');
  reply.header('cache-control', isShared && endpoint.cached ? 'public, max-age=0, s-maxage=2' : 'private, no-store');
  // agreed prices are of one customer, and begin and end without a change of the database: their responses are never stored
  if (!endpoint.cached || shopper.agreedFor !== null) return endpoint.handle({ ...input, actor, shopper });
  // The response depends on the token, so shared caches must not mix them.
  reply.header('vary', 'token');
  const make = async () => bytesOf(call, await endpoint.handle({ ...input, actor, shopper }));
  return sendJson(reply, await cache.get(cacheKey(request, shopper), make, true));
}

/** Returned by the handler, because `reply.send` adds listeners and waits for the end of the response. */
function sendJson(reply: FastifyReply, bytes: Buffer): Buffer {
  reply.header('content-type', 'application/json; charset=utf-8');
  return bytes;
}

async function identifyActor(request: FastifyRequest, { identify }: IdentityLookup): Promise<Actor | undefined> {
  const { token } = request.headers;
  if (token === undefined || token === '') return undefined;
  const actor = typeof token === 'string' ? await identify(token) : undefined;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor;
}

const roleOf = (actor: Actor | undefined): Role => actor?.role ?? visitorRole;

/** The shopper for the prices and stock of a catalogue read. A seller without a customer gets a visitor's. */
async function findShopper(
  request: FastifyRequest,
  actor: Actor | undefined,
  identities: IdentityLookup,
): Promise<Shopper> {
  const customerId = hint(request, 'customerId');
  const isBuyer = actor && can(actor.role, 'customer.read') && (customerId || !can(actor.role, 'portfolio.use'));
  return isBuyer ? identities.findBuyer(actor, customerId) : identities.findVisitor(hint(request, 'userCityId'));
}

function hint(request: FastifyRequest, name: 'customerId' | 'userCityId'): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

const bytesOf = (call: Call, result: unknown): Buffer => Buffer.from(serialise(call.response, result));
