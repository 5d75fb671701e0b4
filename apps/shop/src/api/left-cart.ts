import { useEffect } from 'react';
import { call } from './client.ts';

/** Carts that were said to be left since this page was opened. */
const told = new Set<string>();

/**
 * Says once that a cart was left, when its page goes out of sight with something in it: whoever asked for it is reminded later.
 * What is lost on the way is no loss: a cart nobody spoke of is thought of a day later.
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
