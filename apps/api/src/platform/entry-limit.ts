/** Options of an `LRUCache` for at most `most` entries. Unlike its `max`, they allocate as the cache fills: every app has dozens of caches. */
export const entryLimit = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });
