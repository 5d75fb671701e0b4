import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredFile {
  key: string;
  storedAt: Date;
}

/** Keeps files by key, in one place for all processes. A key has letters, digits, `-`, `_`, `.` and `/`. */
export interface MediaStorage {
  /** The file appears complete or not at all, and survives a power failure from then on. Replaces one of the same key. */
  put(key: string, content: Buffer): Promise<void>;
  /** Undefined when there is none. */
  get(key: string): Promise<Readable | undefined>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** The files with a key that begins with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

/** Refuses a key that could leave the storage's place. */
export function checkKey(key: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) throw new Error(`not a key: ${key}`);
  return key;
}

/** The whole file; undefined when there is none. */
export async function readStored(storage: MediaStorage, key: string): Promise<Buffer | undefined> {
  const content = await storage.get(key);
  return content && Buffer.concat(await content.toArray());
}
