import { NotStored, type OrderStore } from './order-store.ts';
import type { UnsentOrder } from './unsent-order.ts';

const DATABASE = 'tonalia-outbox';
const ORDERS = 'orders';

/** IndexedDB, each write flushed to the disk before it resolves. The browser may still delete it with its data; the screen says so. */
export const browserStore: OrderStore = {
  readAll: () =>
    inDatabase('readonly', (orders) => {
      const reading = orders.getAll();
      // as: only `write` puts something there
      return () => reading.result as UnsentOrder[];
    }),
  async write(order) {
    // The answer may take long, as in a browser that asks the person; the order does not wait for it.
    void navigator.storage?.persist?.().catch(() => false);
    await inDatabase('readwrite', (orders) => void orders.put(order)).catch((cause: unknown) => {
      throw new NotStored(cause instanceof DOMException && cause.name === 'QuotaExceededError', cause);
    });
  },
  remove: (clientOrderId) => inDatabase('readwrite', (orders) => void orders.delete(clientOrderId)),
};

/** Runs one transaction in a connection of its own; resolves with what `work` makes of it when it is complete. */
async function inDatabase<T>(
  mode: 'readonly' | 'readwrite',
  work: (orders: IDBObjectStore) => (() => T) | void,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(ORDERS, mode, { durability: 'strict' });
      const read = work(transaction.objectStore(ORDERS));
      transaction.oncomplete = () => resolve(read?.() as T); // as: a write has no result
      transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(ORDERS, { keyPath: 'clientOrderId' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
