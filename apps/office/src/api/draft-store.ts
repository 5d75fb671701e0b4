/** Unsaved cells of an operator, kept on the device until they are saved. */
const DATABASE = 'tonalia-office';
const STORE = 'drafts';

function withStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no store')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const request = ask(database.transaction(STORE, mode).objectStore(STORE));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no draft')));
      request.transaction?.addEventListener('complete', () => database.close());
    });
  });
}

const isPossible = (): boolean => typeof indexedDB !== 'undefined';

/** The draft of this name; undefined without one, and where the browser keeps nothing. */
export async function readDraft(name: string): Promise<unknown> {
  if (!isPossible()) return undefined;
  return withStore('readonly', (store) => store.get(name)).catch(() => undefined);
}

/** Keeps a draft; null removes it. Without room the page has it alone. */
export async function keepDraft(name: string, draft: object | null): Promise<void> {
  if (!isPossible()) return;
  const kept: Promise<unknown> =
    draft === null
      ? withStore('readwrite', (store) => store.delete(name))
      : withStore('readwrite', (store) => store.put(draft, name));
  await kept.catch(() => null);
}
