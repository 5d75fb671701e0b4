import { AppError } from '@tonalia/contract/errors';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import type { Database } from './transaction.ts';

/** How often something may happen within a window, in ms, that starts with the first time. */
export interface RateLimit {
  most: number;
  window: number;
}

const MOST_KEPT = 50_000;

/** Counts how often something happened, in this process: of several, each allows as much. */
export interface RateLimiter {
  /** Counts one more. TOO_MANY_REQUESTS when there were too many. */
  take(key: string, limit: RateLimit): void;
  /** Counts one more if there is room for it, and says so. */
  tryTake(key: string, limit: RateLimit): boolean;
  release(key: string): void;
  forget(key: string): void;
}

export function createRateLimiter(clock: Clock): RateLimiter {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: MOST_KEPT });
  /** Counts one more; gives back the ms to wait when there were too many. */
  function count(key: string, { most, window }: RateLimit): number {
    const now = clock.now().getTime();
    const seen = counts.get(key);
    if (!seen || seen.until <= now) counts.set(key, { count: 1, until: now + window });
    else if (seen.count < most) seen.count += 1;
    else return seen.until - now;
    return 0;
  }

  return {
    take(key, limit) {
      const wait = count(key, limit);
      if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1_000) });
    },
    tryTake: (key, limit) => count(key, limit) === 0,
    release(key) {
      const seen = counts.get(key);
      if (seen && seen.count > 0) seen.count -= 1;
    },
    forget: (key) => void counts.delete(key),
  };
}

const counters = new WeakMap<Database, RateLimiter>();

/** The counter of those that have none of their own handed to them. */
export function rateLimiterOf(db: Database, clock: Clock): RateLimiter {
  const counter = counters.get(db) ?? createRateLimiter(clock);
  counters.set(db, counter);
  return counter;
}
