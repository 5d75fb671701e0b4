import { AppError } from '@tonalia/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import { addressOf } from './address-of.ts';

type Caller = Pick<Actor, 'identityId' | 'sessionId' | 'role'>;

/** Calls a minute from one network: an IPv4 address, or a /64. A shop full of people behind one address stays below. */
interface OfNetwork {
  network: number;
}

/** And of one person, however often they sign in or renew their token; of a guest, whose account is everybody's, in one session. */
interface OfPeople extends OfNetwork {
  person: number;
}

const MINUTE = 60_000;

/** What to call with each request: TOO_MANY_REQUESTS when there were more than people can make. */
export function limitCalls(
  app: FastifyInstance,
  limits: OfPeople,
): (request: FastifyRequest, caller: Caller) => Promise<void>;
export function limitCalls(app: FastifyInstance, limits: OfNetwork): (request: FastifyRequest) => Promise<void>;
export function limitCalls(
  app: FastifyInstance,
  { network, person }: OfNetwork & Partial<OfPeople>,
): (request: FastifyRequest, caller?: Caller) => Promise<void> {
  const callers = new WeakMap<FastifyRequest, string>();
  const checks = [app.createRateLimit({ max: network, timeWindow: MINUTE })];
  if (person !== undefined) {
    const keyGenerator = (request: FastifyRequest) => callers.get(request) ?? addressOf(request);
    // Before the network's: who calls too often is refused alone, and uses up nothing of the neighbours'.
    checks.unshift(app.createRateLimit({ max: person, timeWindow: MINUTE, keyGenerator }));
  }
  return async (request, caller) => {
    // whose address is gone is counted by none
    addressOf(request);
    if (caller) callers.set(request, caller.role === 'Guest' ? caller.sessionId : caller.identityId);
    for (const check of checks) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, limit.ttlInSeconds) });
      }
    }
  };
}
