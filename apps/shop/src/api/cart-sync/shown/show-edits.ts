import type { QueryClient } from '@tanstack/react-query';
import type { CartView } from '@tonalia/contract/purchase';
import { createStore } from '../../../state/store.ts';
import { keys } from '../../queries/queries.ts';
import { currentSession } from '../../session/session.ts';
import { pendingOf } from '../cart-edits.ts';
import type { Edit } from '../cart-edits.ts';
import { applyChanges } from './apply-changes.ts';
import { changeCart } from './cart-changes.ts';
import { storeSeenCart, restoreSeenCart } from './seen-cart.ts';

/** The cache with the server's cart; null before the first edit of the page. */
const cache = createStore<QueryClient | null>(null);

// From now on the whole cart shows changes; the server has none.
if (typeof document !== 'undefined') changeCart({ apply: applyChanges });

/** Shows edits over the cart in this cache from now on. */
export const showCartIn = cache.set;

/** The server's cart as last loaded. */
export const serverCart = (): CartView | undefined => cache.get()?.getQueryData(keys.cart);

/** Another tab changed the cart. */
export const reloadCart = (): void => void cache.get()?.invalidateQueries({ queryKey: keys.cart });

/** Whether the edit changes the cart that is shown. */
export const isShown = ({ customerId }: Edit): boolean => customerId === currentSession().customer?.customerId;

/** Shows the stored edits of the session, those of the current customer in the cart; `isStuck`: none can be sent now. */
export function showEdits(edits: readonly Edit[], isStuck: boolean): void {
  const shown = edits.filter(isShown);
  keepServerCart(shown.length > 0);
  changeCart({ stored: pendingOf(shown), unsent: isStuck ? edits.length : 0 });
}

/** Keeps the server's cart that edits are applied to: restored after a reload, stored while edits wait. */
function keepServerCart(isNeeded: boolean): void {
  const { user, customer } = currentSession();
  const shownIn = cache.get();
  if (user === null || customer === null || shownIn === null) return;
  if (isNeeded) restoreSeenCart(shownIn, user._id, customer.customerId);
  storeSeenCart(shownIn, user._id, customer.customerId, isNeeded);
}

/**
 * Shows the outcome of a sent edit in the server's cart, before the edit is dropped: `view` is the cart that the API returned, if any.
 * `hasWaited`: the cart may have been loaded after the edit was made.
 */
export async function showSent(edit: Edit, view: CartView | null, hasWaited: boolean): Promise<void> {
  const shownIn = cache.get();
  if (shownIn === null) return;
  if (view) {
    // A pending read may be older than the change.
    await shownIn.cancelQueries({ queryKey: keys.cart, exact: true });
    shownIn.setQueryData(keys.cart, view);
  }
  // A cart loaded in the meantime may include the edit already.
  else if (hasWaited) await shownIn.invalidateQueries({ queryKey: keys.cart });
  else {
    const after = (before: CartView | undefined) => before && applyChanges(before, pendingOf([edit]));
    shownIn.setQueryData<CartView>(keys.cart, after);
    void shownIn.invalidateQueries({ queryKey: keys.cart });
  }
}
