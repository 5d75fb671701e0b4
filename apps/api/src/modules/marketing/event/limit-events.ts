import { AppError } from '@tonalia/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls a minute from one network: a shop full of people behind one address stays below. */
const MOST = 120;

/** TOO_MANY_REQUESTS when a network (an IPv4 address, or a /64) counts more than people can look at. */
export function limitEvents(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const check = app.createRateLimit({ max: MOST, timeWindow: 60_000 });
  return async (request) => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, limit.ttlInSeconds) });
    }
  };
}
