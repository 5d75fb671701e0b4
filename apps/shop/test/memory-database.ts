type Row = Record<string, unknown>;

/** Databases of what is unsent, by the field with the id of their rows. */
const keys: Record<string, string> = {
  'tonalia-outbox': 'clientOrderId',
  'tonalia-registrations': 'clientRegistrationId',
  'tonalia-visits': 'clientVisitId',
};

/** The least of IndexedDB that the outbox uses: databases of one table with a key, in memory. `rows` are those of the orders. */
export function memoryDatabase() {
  const tables = new Map(Object.keys(keys).map((name) => [name, new Map<string, Row>()]));
  const rowsOf = (name: string) => tables.get(name) ?? new Map<string, Row>();
  const state = { isBroken: false };
  const later = (work: () => void) => void setTimeout(work, 0);
  const tableOf = (name: string) => ({
    getAll: () => ({ result: [...rowsOf(name).values()] }),
    put: (row: Row) => void rowsOf(name).set(String(row[keys[name] ?? '']), structuredClone(row)),
    delete: (id: string) => void rowsOf(name).delete(id),
  });
  const databaseOf = (name: string) => ({
    close: () => {},
    transaction: () => {
      const transaction = { oncomplete: () => {}, objectStore: () => tableOf(name) };
      later(() => transaction.oncomplete());
      return transaction;
    },
  });
  const factory = {
    open: (name: string) => {
      const opening = { result: databaseOf(name), error: new Error('blocked'), onsuccess: () => {}, onerror: () => {} };
      later(() => (state.isBroken ? opening.onerror() : opening.onsuccess()));
      return opening;
    },
  };
  return {
    rows: rowsOf('tonalia-outbox'),
    registrations: rowsOf('tonalia-registrations'),
    visits: rowsOf('tonalia-visits'),
    clear: () => tables.forEach((rows) => rows.clear()),
    state,
    factory,
  };
}
