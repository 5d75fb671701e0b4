import { currentSession } from '../session/session.ts';
import { newKey } from '../http/idempotency-key.ts';
import { createStore } from '../../state/store.ts';

/** Idempotency keys of unconfirmed cart changes, by change. They survive a reload. */
type UnconfirmedKeys = Record<string, CallKeys>;

/** A change takes one or two calls. */
type CallKeys = readonly [string, string];

const STORAGE_KEY = 'tonalia.unconfirmed';
/** Null before storage is read. */
const unconfirmed = createStore<UnconfirmedKeys | null>(null);

/**
 * Sends a cart change outside the queue, because the caller needs its response. Until it is confirmed, the same change is
 * sent under the same idempotency keys and has its effect once. Each call of the change has its own key.
 */
export async function sendOnce<T>(change: readonly unknown[], send: (...keys: CallKeys) => Promise<T>): Promise<T> {
  const { user, customer } = currentSession();
  const name = JSON.stringify([user?._id, customer?.customerId, ...change]);
  const known = read();
  const keys = known[name] ?? ([newKey(), newKey()] as const);
  write({ ...known, [name]: keys });
  const answer = await send(...keys);
  const { [name]: _confirmed, ...others } = read();
  write(others);
  return answer;
}

/** Forgets the keys when the cart was ordered: the same change then means the next cart. */
export const forgetUnconfirmed = (): void => write({});

function read(): UnconfirmedKeys {
  const known = unconfirmed.get();
  if (known !== null) return known;
  try {
    // Only `write` writes under this key.
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as UnconfirmedKeys;
  } catch {
    // Storage is blocked: the keys stay in memory.
    return {};
  }
}

function write(next: UnconfirmedKeys): void {
  unconfirmed.set(next);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Storage is blocked: the keys stay in memory.
  }
}
