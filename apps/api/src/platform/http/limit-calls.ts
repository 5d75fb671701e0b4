import { AppError } from '@tonalia/contract/errors';
import { can } from '@tonalia/contract/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import { addressOf } from './address-of.ts';

type RateLimitedActor = Pick<Actor, 'identityId' | 'sessionId' | 'role'>;

/** Calls per minute from one network (an IPv4 address, or a /64): enough for a business full of people behind one address. */
interface NetworkLimit {
  network: number;
}

/** Also calls per minute of one identity, across sign-ins and token renewals; for guests, because they share an account, of one session. */
interface IdentityLimit extends NetworkLimit {
  person: number;
}

const MINUTE = 60_000;

/** Returns a function to call with each request: TOO_MANY_REQUESTS beyond what people can make. */
export function limitCalls(
  app: FastifyInstance,
  limits: IdentityLimit,
): (request: FastifyRequest, caller: RateLimitedActor) => Promise<void>;
export function limitCalls(app: FastifyInstance, limits: NetworkLimit): (request: FastifyRequest) => Promise<void>;
export function limitCalls(
  app: FastifyInstance,
  { network, person }: NetworkLimit & Partial<IdentityLimit>,
): (request: FastifyRequest, caller?: RateLimitedActor) => Promise<void> {
  const callers = new WeakMap<FastifyRequest, string>();
  const checks = [app.createRateLimit({ max: network, timeWindow: MINUTE })];
  if (person !== undefined) {
    const keyGenerator = (request: FastifyRequest) => callers.get(request) ?? addressOf(request);
    // Checked before the network's: a client over its limit is refused alone and uses nothing of the network's limit.
    checks.unshift(app.createRateLimit({ max: person, timeWindow: MINUTE, keyGenerator }));
  }
  return async (request, caller) => {
    // a disconnected client has no address and is not counted
    addressOf(request);
    if (caller) callers.set(request, can(caller.role, 'account.use') ? caller.identityId : caller.sessionId);
    for (const check of checks) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, limit.ttlInSeconds) });
      }
    }
  };
}
