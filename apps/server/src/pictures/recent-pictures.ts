/** An LRU cache of pictures, up to `limit` bytes in all. */
export function createRecentPictures(limit: number) {
  const held = new Map<string, Buffer>();
  let size = 0;
  return {
    get(key: string): Buffer | undefined {
      const bytes = held.get(key);
      if (!bytes) return undefined;
      held.delete(key);
      held.set(key, bytes);
      return bytes;
    },
    set(key: string, bytes: Buffer): void {
      if (held.has(key) || bytes.length > limit) return;
      held.set(key, bytes);
      size += bytes.length;
      for (const [oldest, { length }] of held) {
        if (size <= limit) return;
        held.delete(oldest);
        size -= length;
      }
    },
  };
}
