import type { QueryClient } from '@tanstack/react-query';
import type { CartView } from '@tonalia/contract/purchase';
import { keys } from './queries.ts';

/**
 * The server's copy of the cart, kept on the device while changes of it wait to be sent: after a reload the changes are laid over
 * the whole cart before the server answers. Removed when nothing waits, at sign-out, and when another person is here.
 */
interface SeenCart {
  view: CartView;
  /** In ms, as the cache counts it. */
  updatedAt: number;
}

const prefix = 'tonalia.seenCart.';
const keyOf = (owner: string, customerId: string) => `${prefix}${owner}.${customerId}`;

/** The copies as they were written last, by key: a tap does not write the same one again. */
const written = new Map<string, CartView>();
/** Keys that were read since the page was opened. */
const read = new Set<string>();

/** Keeps the cart that `cache` holds; with `isNeeded` false forgets it. */
export function keepSeenCart(cache: QueryClient, owner: string, customerId: string, isNeeded: boolean): void {
  const key = keyOf(owner, customerId);
  const { data, dataUpdatedAt: updatedAt = 0 } = cache.getQueryState<CartView>(keys.cart) ?? {};
  try {
    if (!isNeeded) {
      written.delete(key);
      localStorage.removeItem(key);
    } else if (data && data !== written.get(key)) {
      written.set(key, data);
      localStorage.setItem(key, JSON.stringify({ view: data, updatedAt } satisfies SeenCart));
    }
  } catch {
    // Full or blocked storage: after a reload the cart waits for the server.
  }
}

/**
 * Puts the kept cart into `cache`, once for a page and again when `cache` has none, unless that has a newer one. The server is asked
 * for the cart all the same.
 */
export function restoreSeenCart(cache: QueryClient, owner: string, customerId: string): void {
  const key = keyOf(owner, customerId);
  if (read.has(key) && cache.getQueryData(keys.cart) !== undefined) return;
  read.add(key);
  const seen = readSeenCart(key);
  if (seen === null || seen.updatedAt <= (cache.getQueryState(keys.cart)?.dataUpdatedAt ?? 0)) return;
  cache.setQueryData(keys.cart, seen.view, { updatedAt: seen.updatedAt });
  void cache.invalidateQueries({ queryKey: keys.cart, exact: true, refetchType: 'none' });
}

/** Forgets the carts of everyone but `owner`. */
export function forgetSeenCartsOfOthers(owner: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${owner}.`)) localStorage.removeItem(key);
  } catch {
    // Blocked storage keeps nothing.
  }
}

function readSeenCart(key: string): SeenCart | null {
  try {
    // Only `keepSeenCart` writes under this key.
    return JSON.parse(localStorage.getItem(key) ?? 'null') as SeenCart | null;
  } catch {
    return null;
  }
}
