import { useEffect } from 'react';
import { call } from '../http/client.ts';

/** Carts reported as left since this page was opened. */
const told = new Set<string>();

/**
 * Reports once that a cart was left, when its page is hidden with lines in the cart; the server sends the cart reminder.
 * A lost report is not retried: without one the server treats the cart as left a day later.
 */
export function useLeftCart(cartId: string | undefined): void {
  useEffect(() => {
    if (cartId === undefined) return;
    const tell = () => {
      if (document.visibilityState !== 'hidden' || told.has(cartId)) return;
      told.add(cartId);
      void call('purchase', 'POST /cart/abandoned-cart', { body: { cartId } }).catch(() => null);
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [cartId]);
}
