/** An LRU cache of pictures, up to `limit` bytes in all. */
export function createRecentPictures(limit: number) {
  const pictures = new Map<string, Buffer>();
  let size = 0;
  return {
    get(key: string): Buffer | undefined {
      const bytes = pictures.get(key);
      if (!bytes) return undefined;
      pictures.delete(key);
      pictures.set(key, bytes);
      return bytes;
    },
    set(key: string, bytes: Buffer): void {
      if (pictures.has(key) || bytes.length > limit) return;
      pictures.set(key, bytes);
      size += bytes.length;
      for (const [oldest, { length }] of pictures) {
        if (size <= limit) return;
        pictures.delete(oldest);
        size -= length;
      }
    },
  };
}
