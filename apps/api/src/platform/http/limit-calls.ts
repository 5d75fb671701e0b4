import { AppError } from '@tonalia/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface CallLimits {
  /** Calls a minute from one network: an IPv4 address, or a /64. A shop full of people behind one address stays below. */
  network: number;
  /** Calls a minute with one token. */
  session?: number;
}

const MINUTE = 60_000;

/** What to call with each request: TOO_MANY_REQUESTS when there were more than people can make. */
export function limitCalls(
  app: FastifyInstance,
  { network, session }: CallLimits,
): (request: FastifyRequest) => Promise<void> {
  const checks = [app.createRateLimit({ max: network, timeWindow: MINUTE })];
  if (session !== undefined) {
    const keyGenerator = ({ headers: { token }, ip }: FastifyRequest) => (typeof token === 'string' ? token : ip);
    // Before the network's: who calls too often is refused alone, and uses up nothing of the neighbours'.
    checks.unshift(app.createRateLimit({ max: session, timeWindow: MINUTE, keyGenerator }));
  }
  return async (request) => {
    for (const check of checks) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, limit.ttlInSeconds) });
      }
    }
  };
}
