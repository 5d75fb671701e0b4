import { Hints } from '@tonalia/contract/wire';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Shopper } from './actor.ts';

/** Query parameters that identify the shopper and not the content. */
const HINTS = new Set(Object.keys(Hints.shape));

/** Recent addresses with their cache keys, so that repeated requests are not parsed again. */
const cacheKeys = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (question, address) => 2 * (question.length + address.length),
});

/** The key of a response in the cache: the content that is asked for, and the trade type and warehouse of the shopper. */
export function cacheKey(request: FastifyRequest, shopper?: Shopper): string {
  let question = cacheKeys.get(request.url);
  if (question === undefined) cacheKeys.set(request.url, (question = contentKey(request)));
  return `${shopper?.tradeTypeId}\n${shopper?.warehouseId}\n${question}`;
}

function contentKey(request: FastifyRequest): string {
  const content = Object.entries(request.query as Record<string, unknown>)
    .filter(([name, value]) => value !== undefined && !HINTS.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([request.routeOptions.url, request.params, content]);
}
