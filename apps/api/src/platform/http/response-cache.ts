import { LRUCache } from 'lru-cache';
import type { Changes } from '../changes.ts';
import type { Clock } from '../clock.ts';

/** How long a response is cached, in ms: while changes are received, and while they are not. */
const LIFETIME = 60_000;
const LIFETIME_WITHOUT_CHANGES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** A cache of serialised responses that depend only on the request and the shopper's trade type and warehouse. */
export interface ResponseCache {
  /**
   * Returns the cached response for `key`, or computes it with `make`; concurrent callers share one computation. `notifiesChanges`: all data the
   * response depends on notifies its changes.
   */
  get(key: string, make: () => Promise<Buffer>, notifiesChanges: boolean): Promise<Buffer> | Buffer;
  /** Drops all responses, including those being computed. */
  clear(): void;
  /** Registers when cached responses expire (ms): when prices or offers start or end on schedule. */
  expireAt(nextChange: (now: Date) => number): void;
}

interface CachedResponse {
  bytes: Buffer;
  /** When it was computed, by the monotonic clock. */
  computedAt: number;
  /** Valid from and until, by the clock. */
  from: number;
  until: number;
}

/** Responses live shorter while changes are not announced. Beyond 64 MiB the least recently used ones go. */
export function createResponseCache(clock: Clock, changes: Pick<Changes, 'isListening'>): ResponseCache {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const computing = new Map<string, Promise<Buffer>>();
  const expiries: ((now: Date) => number)[] = [];
  let generation = 0;

  const isValid = ({ computedAt, from, until }: CachedResponse, notifiesChanges: boolean): boolean => {
    const now = clock.now().getTime();
    const age = performance.now() - computedAt;
    return (
      from <= now &&
      now < until &&
      age < (notifiesChanges && changes.isListening() ? LIFETIME : LIFETIME_WITHOUT_CHANGES)
    );
  };
  const computeAndCache = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const [now, computedAt, startedIn] = [clock.now(), performance.now(), generation];
    const bytes = await make();
    const until = Math.min(...expiries.map((nextChange) => nextChange(now)));
    if (startedIn === generation) cache.set(key, { bytes, computedAt, from: now.getTime(), until });
    return bytes;
  };
  return {
    get(key, make, notifiesChanges) {
      const found = cache.get(key);
      if (found && isValid(found, notifiesChanges)) return found.bytes;
      const running = computing.get(key);
      if (running) return running;
      const computed = computeAndCache(key, make).finally(() => {
        if (computing.get(key) === computed) computing.delete(key);
      });
      computing.set(key, computed);
      return computed;
    },
    clear() {
      generation += 1;
      cache.clear();
      computing.clear();
    },
    expireAt: (nextChange) => void expiries.push(nextChange),
  };
}
