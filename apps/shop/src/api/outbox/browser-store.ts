import { type KeptKind, type KeptStore, NotStored } from './order-store.ts';

/** IndexedDB, each write flushed to the disk before it resolves. The browser may still delete it with its data; the screen says so. */
export const browserStore = <T>(kind: KeptKind): KeptStore<T> => ({
  readAll: () =>
    inDatabase(kind, 'readonly', (rows) => {
      const reading = rows.getAll();
      // as: only `write` puts something there
      return () => reading.result as T[];
    }),
  async write(one) {
    // The answer may take long, as in a browser that asks the person; the write does not wait for it.
    void navigator.storage?.persist?.().catch(() => false);
    await inDatabase(kind, 'readwrite', (rows) => void rows.put(one)).catch((cause: unknown) => {
      throw new NotStored(cause instanceof DOMException && cause.name === 'QuotaExceededError', cause);
    });
  },
  remove: (id) => inDatabase(kind, 'readwrite', (rows) => void rows.delete(id)),
});

/** Runs one transaction in a connection of its own; resolves with what `work` makes of it when it is complete. */
async function inDatabase<T>(
  kind: KeptKind,
  mode: 'readonly' | 'readwrite',
  work: (rows: IDBObjectStore) => (() => T) | void,
): Promise<T> {
  const database = await openDatabase(kind);
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(kind.table, mode, { durability: 'strict' });
      const read = work(transaction.objectStore(kind.table));
      transaction.oncomplete = () => resolve(read?.() as T); // as: a write has no result
      transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    });
  } finally {
    database.close();
  }
}

function openDatabase({ database, table, key }: KeptKind): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: key });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
