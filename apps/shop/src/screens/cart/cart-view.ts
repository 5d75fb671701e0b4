import { useEffect } from 'react';
import { createStore, useStore } from '../../state/store.ts';

/** Many shades of one product as tiles of a colour card, or as rows. */
export type CartViewName = 'card' | 'list';

const KEY = 'tonalia.cartView';
const store = createStore<CartViewName>('card');

/** How the cart shows many shades; this device keeps it. */
export function useCartView(): CartViewName {
  useEffect(() => {
    try {
      if (localStorage.getItem(KEY) === 'list') store.set('list');
    } catch {
      // A blocked storage keeps nothing.
    }
  }, []);
  return useStore(store);
}

export function setCartView(view: CartViewName): void {
  store.set(view);
  try {
    if (view === 'list') localStorage.setItem(KEY, view);
    else localStorage.removeItem(KEY);
  } catch {
    // It lasts until the page is left.
  }
}
