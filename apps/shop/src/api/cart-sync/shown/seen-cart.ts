import type { QueryClient } from '@tanstack/react-query';
import type { CartView } from '@tonalia/contract/purchase';
import { keys } from '../../queries/queries.ts';

/**
 * The last cart of the server, stored on the device while edits wait to be sent: after a reload the edits are applied to
 * the whole cart before the server responds. Removed when no edit waits, at sign-out, and when another identity signs in.
 */
interface SeenCart {
  view: CartView;
  /** `dataUpdatedAt` of the query, in ms. */
  updatedAt: number;
}

const prefix = 'tonalia.seenCart.';
const keyOf = (owner: string, customerId: string) => `${prefix}${owner}.${customerId}`;

/** The last written copies by key, so that a tap does not write the same copy again. */
const written = new Map<string, CartView>();
/** Keys read since the page was opened. */
const read = new Set<string>();

/** Stores the cart of `cache`; with `isNeeded` false removes the stored one. */
export function storeSeenCart(cache: QueryClient, owner: string, customerId: string, isNeeded: boolean): void {
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
 * Puts the stored cart into `cache`, once for each page and again when `cache` is empty, unless it has a newer one. The cart is
 * refetched from the server in any case.
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

/** Removes the stored carts of all other identities. */
export function forgetSeenCartsOfOthers(owner: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${owner}.`)) localStorage.removeItem(key);
  } catch {
    // Blocked storage has no copies.
  }
}

function readSeenCart(key: string): SeenCart | null {
  try {
    // Only `storeSeenCart` writes under this key.
    return JSON.parse(localStorage.getItem(key) ?? 'null') as SeenCart | null;
  } catch {
    return null;
  }
}
