import { LRUCache } from 'lru-cache';
import type { Changes } from '../changes.ts';
import type { Clock } from '../clock.ts';

/** How long an answer may be repeated, in ms: while every change is heard, and while none is. */
const KEPT = 60_000;
const KEPT_UNHEARD = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Answers that depend on nothing but the question and the shopper's trade type and warehouse, already serialised. */
export interface ResponseCache {
  /**
   * The answer kept for `key`, or the one `make` gives; many that ask at once share one `make`. `isTold` when whatever the answer
   * depends on is told when it changes.
   */
  get(key: string, make: () => Promise<Buffer>, isTold: boolean): Promise<Buffer> | Buffer;
  /** Forgets everything; an answer whose making began before is not kept either. */
  clear(): void;
  /** No answer is kept past the instant (ms) this names: when prices or offers begin or end by themselves. */
  endAt(nextChange: (now: Date) => number): void;
}

interface Kept {
  bytes: Buffer;
  /** Made at, by the machine's own watch, which nobody sets. */
  madeAt: number;
  /** From when till when it holds, by the clock. */
  from: number;
  until: number;
}

export function createResponseCache(clock: Clock, changes: Pick<Changes, 'isHearing'>): ResponseCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const making = new Map<string, Promise<Buffer>>();
  const endings: ((now: Date) => number)[] = [];
  let generation = 0;

  const isGood = ({ madeAt, from, until }: Kept, isTold: boolean): boolean => {
    const now = clock.now().getTime();
    const age = performance.now() - madeAt;
    return from <= now && now < until && age < (isTold && changes.isHearing() ? KEPT : KEPT_UNHEARD);
  };
  const makeAndKeep = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const [now, madeAt, begunIn] = [clock.now(), performance.now(), generation];
    const bytes = await make();
    const until = Math.min(...endings.map((nextChange) => nextChange(now)));
    if (begunIn === generation) kept.set(key, { bytes, madeAt, from: now.getTime(), until });
    return bytes;
  };
  return {
    get(key, make, isTold) {
      const found = kept.get(key);
      if (found && isGood(found, isTold)) return found.bytes;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const made = makeAndKeep(key, make).finally(() => {
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
