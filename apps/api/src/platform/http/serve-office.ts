import type { CallKey } from '@tonalia/contract/call';
import { AppError } from '@tonalia/contract/errors';
import type { OfficeCall, OfficeService } from '@tonalia/contract/office-call';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type OfficePermission, operatorCan } from '@tonalia/contract/office-rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Buyer, IdentifyOperator, OperatorActor } from './actor.ts';
import { answerInTime } from './answer-in-time.ts';
import { routeOfCall, schemaOfCall } from './route-of-call.ts';
import { refuseForeignOrigin } from './refuse-foreign-origin.ts';
import type { HandlerInput } from './serve.ts';

type OfficeResult<C extends OfficeCall> = Promise<z.input<C['response']>>;

/**
 * How a call of the office is served: `door` before an operator is known (signing in), `own` for the operator's own session, which
 * every role has, `operator` with a permission. `isSensitive` asks for the second factor again (STEP_UP_REQUIRED).
 */
export type OfficeEndpoint<C extends OfficeCall> =
  | { access: 'door'; handle: (input: HandlerInput<C>) => OfficeResult<C> }
  | {
      access: 'own';
      isSensitive?: true;
      /** Limit of the body in bytes, for a call with many rows. */
      bodyLimit?: number;
      handle: (input: HandlerInput<C> & { operator: OperatorActor }) => OfficeResult<C>;
    }
  | {
      access: 'operator';
      needs: OfficePermission;
      isSensitive?: true;
      /** Limit of the body in bytes, for a call with a file. */
      bodyLimit?: number;
      handle: (input: HandlerInput<C> & { operator: OperatorActor }) => OfficeResult<C>;
    };

type OfficeAccessRule =
  | { access: 'door' }
  | { access: 'own'; isSensitive?: true }
  | { access: 'operator'; needs: OfficePermission; isSensitive?: true };

/** One endpoint for every call: a call of the contract without a handler does not compile. */
export type OfficeEndpoints<S extends OfficeService> = {
  [K in keyof S]: OfficeEndpoint<S[K] extends OfficeCall ? S[K] : never>;
};

/** What serving the office needs; provided by `app.ts`. */
export interface OfficeAccess {
  identifyOperator: IdentifyOperator;
  /** The customer that an operator acts for, with its prices and warehouse. CUSTOMER_NOT_FOUND. */
  findBuyer: (customerId: string) => Promise<Buyer>;
  /** Other origins that may use the session, besides the request's own. */
  origins: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when a request with an office session was admitted. */
    operator?: OperatorActor | undefined;
  }
}

/** Registers calls of the office under `/api/<name>`. A shop token opens none of them. */
export function serveOffice<S extends OfficeService>(
  app: FastifyInstance,
  office: OfficeAccess,
  { name, calls }: { name: string; calls: S },
  endpoints: OfficeEndpoints<S>,
): void {
  for (const key of Object.keys(calls) as (CallKey & keyof S)[]) {
    const call: OfficeCall | undefined = calls[key];
    // as: OfficeEndpoints<S> ties each handler to its call; the loop cannot express that
    const endpoint = endpoints[key] as unknown as OfficeEndpoint<OfficeCall>;
    if (call) addRoute(app, office, { name, key, call, endpoint });
  }
}

interface ServedOfficeCall {
  name: string;
  key: CallKey;
  call: OfficeCall;
  endpoint: OfficeEndpoint<OfficeCall>;
}

/** The addresses where the session of the office counts. */
const OFFICE = /^\/api\/(office|[a-z-]+\/office)\//;

function addRoute(app: FastifyInstance, office: OfficeAccess, { name, key, call, endpoint }: ServedOfficeCall): void {
  const { method, url } = routeOfCall(name, key);
  if (!OFFICE.test(url)) throw new Error(`${url} is no address of the office`);
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url,
    config: { access: endpoint.access, officeNeeds: 'needs' in endpoint ? endpoint.needs : undefined },
    onRequest: (request) => admit(office, endpoint, request),
    ...('bodyLimit' in endpoint && endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    schema: schemaOfCall(call, `${name} (office)`),
    handler: (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { params: named, query: asked, headers, body: sent, operator } = request;
      // as: Fastify validated each part against the call's schemas before the handler runs
      const input = { params: named, query: asked, headers, body: sent, request, reply } as HandlerInput<OfficeCall>;
      if (endpoint.access === 'door') return answerInTime(endpoint.handle(input), reply.elapsedTime);
      if (!operator) throw new AppError('UNAUTHENTICATED');
      return answerInTime(endpoint.handle({ ...input, operator }), reply.elapsedTime);
    },
  });
}

/** Admits operators with a permission to a route that no call of the contract describes, such as a download. Use it as `onRequest`. */
export const admitWith = (office: OfficeAccess, needs: OfficePermission, request: FastifyRequest): Promise<void> =>
  admit(office, { access: 'operator', needs }, request);

/** Admits any operator to a route that no call of the contract describes, such as a stream. Use it as `onRequest`. */
export const admitOwn = (office: OfficeAccess, request: FastifyRequest): Promise<void> =>
  admit(office, { access: 'own' }, request);

/** Runs before the body is read: 401 and 403 precede 400 and reveal nothing about the input. */
async function admit(office: OfficeAccess, endpoint: OfficeAccessRule, request: FastifyRequest): Promise<void> {
  refuseForeignOrigin(request, office.origins);
  if (endpoint.access === 'door') return;
  const operator = await office.identifyOperator(request);
  if (!operator) throw new AppError('UNAUTHENTICATED');
  if (endpoint.access === 'operator' && !operatorCan(operator.role, endpoint.needs))
    throw new AppError('ROLE_NOT_ALLOWED');
  if (endpoint.isSensitive && !operator.isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
  request.operator = operator;
}
