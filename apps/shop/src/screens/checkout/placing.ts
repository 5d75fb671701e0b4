import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/http/client.ts';
import { forgetUnconfirmed } from '../../api/cart-sync/send-once.ts';
import { createStore } from '../../state/store.ts';

/** A confirmed order that is being placed. */
export interface ConfirmedOrder {
  cartId: string;
  units: number;
  total: number;
  /** The payment method's name, and its reference. */
  method: string;
  reference: string;
}

const key = 'tonalia.placing';
/** The cart that its member has to ask for, as the server said. */
export const refusedToMember = createStore<string | null>(null);
/** The cart that was confirmed since the page was loaded. */
const confirmedHere = createStore<string | null>(null);

/** Stores in this tab that the shopper confirmed this cart. */
export function confirmOrder(placing: ConfirmedOrder): void {
  confirmedHere.set(placing.cartId);
  try {
    sessionStorage.setItem(key, JSON.stringify(placing));
  } catch {
    // Without storage a reload leads back to the summary, where confirming again returns the same order.
  }
}

export function currentPlacing(): ConfirmedOrder | null {
  try {
    // Only `confirmOrder` writes under this key.
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as ConfirmedOrder | null;
  } catch {
    return null;
  }
}

/** Whether the cart was confirmed since the page was loaded. */
export const wasConfirmedHere = (cartId: string): boolean => confirmedHere.get() === cartId;

export function forgetPlacing(): void {
  confirmedHere.set(null);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Places the order of a cart for the confirmed total. The API does it exactly once for each cart id and answers every
 * repetition with the same order, so this can be a query: retried after a lost network, shared by
 * concurrent callers.
 */
export const placedOrderQuery = ({ cartId, total }: Pick<ConfirmedOrder, 'cartId' | 'total'>) =>
  queryOptions({
    queryKey: ['placed-order', cartId, total],
    queryFn: async () => {
      const { results } = await call('purchase', 'POST /order/create', { body: { cartId, expectedTotal: total } });
      forgetUnconfirmed();
      return results;
    },
    staleTime: Infinity,
    networkMode: 'online',
  });
