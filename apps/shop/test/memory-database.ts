type Row = Record<string, unknown>;

/** The least of IndexedDB that the outbox uses: one table with a key, in memory. */
export function memoryDatabase(key: string) {
  const rows = new Map<string, Row>();
  const state = { isBroken: false };
  const later = (work: () => void) => void setTimeout(work, 0);
  const table = {
    getAll: () => ({ result: [...rows.values()] }),
    put: (row: Row) => void rows.set(String(row[key]), structuredClone(row)),
    delete: (id: string) => void rows.delete(id),
  };
  const database = {
    close: () => {},
    transaction: () => {
      const transaction = { oncomplete: () => {}, objectStore: () => table };
      later(() => transaction.oncomplete());
      return transaction;
    },
  };
  const factory = {
    open: () => {
      const opening = { result: database, error: new Error('blocked'), onsuccess: () => {}, onerror: () => {} };
      later(() => (state.isBroken ? opening.onerror() : opening.onsuccess()));
      return opening;
    },
  };
  return { rows, state, factory };
}
