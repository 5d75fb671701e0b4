import { AppError } from '@tonalia/contract/errors';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { entryLimit } from './entry-limit.ts';
import type { Database } from './transaction.ts';

/** At most `most` times within `window` ms, counted from the first time. */
export interface RateLimit {
  most: number;
  window: number;
}

const MAX_KEYS = 50_000;

/** Counts uses per key in this process. With several processes each one allows the full limit. */
export interface RateLimiter {
  /** Counts one use. TOO_MANY_REQUESTS, with the seconds to wait, when the limit is reached. */
  take(key: string, limit: RateLimit): void;
  /** Counts one use unless the limit is reached; false when it is. */
  tryTake(key: string, limit: RateLimit): boolean;
  /** Takes one use back. */
  release(key: string): void;
  /** Forgets all uses of a key. */
  forget(key: string): void;
}

/** Counts in the memory of this process; every process counts for itself. Beyond 50,000 keys the least recently used are forgotten. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const counts = new LRUCache<string, { count: number; until: number }>(entryLimit(MAX_KEYS));
  /** Counts one use and returns 0, or the ms to wait when the limit is reached. */
  function count(key: string, { most, window }: RateLimit): number {
    const now = clock.now().getTime();
    const entry = counts.get(key);
    if (!entry || entry.until <= now) counts.set(key, { count: 1, until: now + window });
    else if (entry.count < most) entry.count += 1;
    else return entry.until - now;
    return 0;
  }

  return {
    take(key, limit) {
      const wait = count(key, limit);
      if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1_000) });
    },
    tryTake: (key, limit) => count(key, limit) === 0,
    release(key) {
      const entry = counts.get(key);
      if (entry && entry.count > 0) entry.count -= 1;
    },
    forget: (key) => void counts.delete(key),
  };
}

const limiters = new WeakMap<Database, RateLimiter>();

/** The limiter shared by all callers with this database. */
export function rateLimiterOf(db: Database, clock: Clock): RateLimiter {
  const limiter = limiters.get(db) ?? createRateLimiter(clock);
  limiters.set(db, limiter);
  return limiter;
}
