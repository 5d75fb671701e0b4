import type { CallKey } from '@tonalia/contract/call';
import { AppError } from '@tonalia/contract/errors';
import type { OfficeCall, OfficeService } from '@tonalia/contract/office-call';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { DriverActor, IdentifyDriver } from './actor.ts';
import { answerInTime } from './answer-in-time.ts';
import { routeOfCall, schemaOfCall } from './route-of-call.ts';
import { refuseForeignOrigin } from './refuse-foreign-origin.ts';
import type { HandlerInput } from './serve.ts';

type DriverResult<C extends OfficeCall> = Promise<z.input<C['response']>>;

/** How a driver's call is served: `door` before a link is open, `driver` with the cookie of one load. */
export type DriverEndpoint<C extends OfficeCall> =
  | { access: 'door'; handle: (input: HandlerInput<C>) => DriverResult<C> }
  | {
      access: 'driver';
      /** Limit of the body in bytes, for a call with a photo. */
      bodyLimit?: number;
      handle: (input: HandlerInput<C> & { driver: DriverActor }) => DriverResult<C>;
    };

/** One endpoint for every call: a call of the contract without a handler does not compile. */
export type DriverEndpoints<S extends OfficeService> = {
  [K in keyof S]: DriverEndpoint<S[K] extends OfficeCall ? S[K] : never>;
};

/** How calls of a driver find their load, and the other origins that may use the cookie. */
export interface DriverAccess {
  identifyDriver: IdentifyDriver;
  origins: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when a request with the cookie of an open link was admitted. */
    driver?: DriverActor | undefined;
  }
}

/** Registers calls of drivers under `/api/<name>`. Neither a token of the shop nor a session of the office opens one. */
export function serveDriver<S extends OfficeService>(
  app: FastifyInstance,
  access: DriverAccess,
  { name, calls }: { name: string; calls: S },
  endpoints: DriverEndpoints<S>,
): void {
  for (const key of Object.keys(calls) as (CallKey & keyof S)[]) {
    const call: OfficeCall | undefined = calls[key];
    // as: DriverEndpoints<S> ties each handler to its call; the loop cannot express that
    const endpoint = endpoints[key] as unknown as DriverEndpoint<OfficeCall>;
    if (call) addRoute(app, access, { name, key, call, endpoint });
  }
}

interface ServedDriverCall {
  name: string;
  key: CallKey;
  call: OfficeCall;
  endpoint: DriverEndpoint<OfficeCall>;
}

/** The addresses where the cookie of a driver counts. */
const DRIVER = /^\/api\/[a-z-]+\/driver\//;

function addRoute(app: FastifyInstance, access: DriverAccess, { name, key, call, endpoint }: ServedDriverCall): void {
  const { method, url } = routeOfCall(name, key);
  if (!DRIVER.test(url)) throw new Error(`${url} is no address of a driver`);
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url,
    config: { access: endpoint.access },
    // before the body is read: 401 precedes 400 and reveals nothing about the input
    onRequest: async (request) => {
      refuseForeignOrigin(request, access.origins);
      if (endpoint.access === 'door') return;
      request.driver = await access.identifyDriver(request);
      if (!request.driver) throw new AppError('UNAUTHENTICATED');
    },
    ...('bodyLimit' in endpoint && endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    schema: schemaOfCall(call, `${name} (driver)`),
    handler: (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { params: named, query: asked, headers, body: sent, driver } = request;
      // as: Fastify validated each part against the call's schemas before the handler runs
      const input = { params: named, query: asked, headers, body: sent, request, reply } as HandlerInput<OfficeCall>;
      if (endpoint.access === 'door') return answerInTime(endpoint.handle(input), reply.elapsedTime);
      if (!driver) throw new AppError('UNAUTHENTICATED');
      return answerInTime(endpoint.handle({ ...input, driver }), reply.elapsedTime);
    },
  });
}
