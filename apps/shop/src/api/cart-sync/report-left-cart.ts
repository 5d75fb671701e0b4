import { useEffect } from 'react';
import { call } from '../http/client.ts';

/** Carts reported as left since this page was opened. */
const reported = new Set<string>();

/**
 * Reports once that a cart was left, when its page is hidden with lines in the cart; the server sends the cart reminder.
 * A lost report is not retried: without one the server treats the cart as left a day later.
 */
export function useLeftCart(cartId: string | undefined): void {
  useEffect(() => {
    if (cartId === undefined) return;
    const report = () => {
      if (document.visibilityState !== 'hidden' || reported.has(cartId)) return;
      reported.add(cartId);
      void call('purchase', 'POST /cart/abandoned-cart', { body: { cartId } }).catch(() => null);
    };
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [cartId]);
}
