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
  endAt(nextChange: (now: Date) => number): void;
}

interface CachedResponse {
  bytes: Buffer;
  /** When it was computed, by the monotonic clock. */
  madeAt: number;
  /** Valid from and until, by the clock. */
  from: number;
  until: number;
}

/** Responses live shorter while changes are not announced. Beyond 64 MiB the least recently used ones go. */
export function createResponseCache(clock: Clock, changes: Pick<Changes, 'isListening'>): ResponseCache {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const making = new Map<string, Promise<Buffer>>();
  const endings: ((now: Date) => number)[] = [];
  let generation = 0;

  const isGood = ({ madeAt, from, until }: CachedResponse, notifiesChanges: boolean): boolean => {
    const now = clock.now().getTime();
    const age = performance.now() - madeAt;
    return (
      from <= now &&
      now < until &&
      age < (notifiesChanges && changes.isListening() ? LIFETIME : LIFETIME_WITHOUT_CHANGES)
    );
  };
  const computeAndCache = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const [now, madeAt, begunIn] = [clock.now(), performance.now(), generation];
    const bytes = await make();
    const until = Math.min(...endings.map((nextChange) => nextChange(now)));
    if (begunIn === generation) kept.set(key, { bytes, madeAt, from: now.getTime(), until });
    return bytes;
  };
  return {
    get(key, make, notifiesChanges) {
      const found = kept.get(key);
      if (found && isGood(found, notifiesChanges)) return found.bytes;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const made = computeAndCache(key, make).finally(() => {
        if (making.get(key) === made) making.delete(key);
      });
      making.set(key, made);
      return made;
    },
    clear() {
      generation += 1;
      kept.clear();
      making.clear();
    },
    endAt: (nextChange) => void endings.push(nextChange),
  };
}
