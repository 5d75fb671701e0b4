/** Unsaved cells of an operator, kept on the device until they are saved. */
const DATABASE = 'tonalia-office';
const STORE = 'drafts';

let opening: Promise<IDBDatabase> | undefined;

/** The database, open while the page is: opening it costs more than writing a key's change. */
const openStore = (): Promise<IDBDatabase> =>
  (opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    const forget = () => (opening = undefined);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('error', () => {
      forget();
      reject(request.error ?? new Error('no store'));
    });
    request.addEventListener('success', () => {
      request.result.addEventListener('close', forget);
      request.result.addEventListener('versionchange', () => {
        forget();
        request.result.close();
      });
      resolve(request.result);
    });
  }));

async function withStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openStore();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(STORE, mode).objectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no draft')));
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
