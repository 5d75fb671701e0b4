import { currentSession } from './session.ts';
import { newKey } from './write-key.ts';

/** The keys of what was asked for and not confirmed, by what it was. A reload remembers them. */
type Unconfirmed = Record<string, Keys>;

/** Changes take a step or two. */
type Keys = readonly [string, string];

const stored = 'tonalia.unconfirmed';
let unconfirmed: Unconfirmed | null = null;

/**
 * Sends a change of the cart that does not wait in the queue, because its answer is to be read. Until it came through, whoever
 * asks for the same once more sends the same once more: it has its effect once. Each call of it goes out under a key of its own.
 */
export async function sentOnce<T>(what: readonly unknown[], send: (...keys: Keys) => Promise<T>): Promise<T> {
  const { user, customer } = currentSession();
  const name = JSON.stringify([user?._id, customer?.customerId, ...what]);
  const known = read();
  const keys = known[name] ?? ([newKey(), newKey()] as const);
  write({ ...known, [name]: keys });
  const answer = await send(...keys);
  const { [name]: _confirmed, ...others } = read();
  write(others);
  return answer;
}

/** The cart was ordered: whoever asks for the same from now on means the next one. */
export const forgetUnconfirmed = (): void => write({});

function read(): Unconfirmed {
  try {
    // Only `write` writes under this key.
    unconfirmed ??= JSON.parse(sessionStorage.getItem(stored) ?? '{}') as Unconfirmed;
  } catch {
    // Blocked: the page remembers.
  }
  return unconfirmed ?? {};
}

function write(next: Unconfirmed): void {
  unconfirmed = next;
  try {
    sessionStorage.setItem(stored, JSON.stringify(next));
  } catch {
    // The page remembers.
  }
}
