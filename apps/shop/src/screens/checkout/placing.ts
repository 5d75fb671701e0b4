import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { forgetUnconfirmed } from '../../api/sent-once.ts';

/** An order somebody has confirmed, while it is on its way. */
export interface Placing {
  cartId: string;
  units: number;
  total: number;
  /** The payment method's name, and its reference. */
  method: string;
  reference: string;
}

const key = 'tonalia.placing';
let confirmedHere: string | null = null;

/** Remembers for this tab that the person confirmed this cart. */
export function confirmOrder(placing: Placing): void {
  confirmedHere = placing.cartId;
  try {
    sessionStorage.setItem(key, JSON.stringify(placing));
  } catch {
    // Without storage a reload goes back to the summary, where confirming again answers with the same order.
  }
}

export function placingNow(): Placing | null {
  try {
    // Only `confirmOrder` writes under this key.
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Placing | null;
  } catch {
    return null;
  }
}

/** Whether the page was not loaded anew since the person confirmed this cart. */
export const wasConfirmedHere = (cartId: string): boolean => confirmedHere === cartId;

export function forgetPlacing(): void {
  confirmedHere = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Places the order of a cart for the total that was confirmed. The API does it exactly once for a cart id and answers every
 * repetition with the same order, so this may be asked like something that is read: repeated after a lost network, shared by
 * whoever asks twice.
 */
export const placedOrderQuery = ({ cartId, total }: Pick<Placing, 'cartId' | 'total'>) =>
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
