import { LRUCache } from 'lru-cache';

/** How long a catalogue answer may be repeated, in ms. Stock shown is advice; the promise is made when ordering. */
const TTL = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Answers that depend on nothing but the question and the shopper's trade type and warehouse, already serialised. */
export interface ResponseCache {
  /** The answer kept for `key`, or the one `make` gives; many that ask at once share one `make`. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
  clear(): void;
}

export function createResponseCache(): ResponseCache {
  const kept = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (value, key) => value.length + key.length,
    ttl: TTL,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return {
    async get(key, make) {
      const value = await kept.fetch(key, { context: make });
      return value ?? make();
    },
    clear: () => kept.clear(),
  };
}
