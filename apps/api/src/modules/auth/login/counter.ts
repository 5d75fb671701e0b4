import { AppError } from '@tonalia/contract/errors';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';

/** How often something may happen within a window, in ms, that starts with the first time. */
export interface Limit {
  most: number;
  window: number;
}

const MOST_KEPT = 50_000;

/** Counts how often something happened, in this process: of several, each allows as much. */
export interface Counter {
  /** Counts one more. TOO_MANY_REQUESTS when there were too many. */
  take(key: string, limit: Limit): void;
  /** Counts one more if there is room for it, and says so. */
  tryTake(key: string, limit: Limit): boolean;
  giveBack(key: string): void;
  forget(key: string): void;
}

export function createCounter(clock: Clock): Counter {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: MOST_KEPT });
  /** Counts one more; gives back the ms to wait when there were too many. */
  function count(key: string, { most, window }: Limit): number {
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
    giveBack(key) {
      const seen = counts.get(key);
      if (seen && seen.count > 0) seen.count -= 1;
    },
    forget: (key) => void counts.delete(key),
  };
}

const counters = new WeakMap<Database, Counter>();

/** The counter of those that have none of their own handed to them. */
export function counterOf(db: Database, clock: Clock): Counter {
  const counter = counters.get(db) ?? createCounter(clock);
  counters.set(db, counter);
  return counter;
}
