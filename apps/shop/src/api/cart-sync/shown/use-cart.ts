import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../../state/store.ts';
import { cartQuery } from '../../queries/queries.ts';
import { useSession } from '../../session/session.ts';
import { findLine, lineId, noCart, unitsAfter } from '../cart-line.ts';
import type { LineKey } from '../cart-line.ts';
import { cartChanges } from './cart-changes.ts';

function useServerCart() {
  const { isGuest, customer } = useSession();
  return useQuery({ ...cartQuery, enabled: !isGuest && customer !== null });
}

/**
 * The cart that all screens show: the server's, with the stored edits it has not confirmed and the quantities just tapped.
 * `data` is undefined for shoppers without a cart.
 */
export function useCart() {
  const { pending, apply } = useStore(cartChanges);
  const cart = useServerCart();
  const known = cart.data ?? (pending.size > 0 ? noCart : undefined);
  return { ...cart, data: known && apply(known, pending) };
}

/** Units in the cart, for the counter. */
export const useCartUnits = (): number => useCart().data?.cart?.amount ?? 0;

/** Units of one line; 0 when it is not in the cart. Shows a tap before the code that applies changes to the whole cart is loaded. */
export function useLineQuantity(key: LineKey): number {
  const { pending } = useStore(cartChanges);
  const { data } = useServerCart();
  return unitsAfter(findLine(data, key)?.quantity ?? 0, pending.get(lineId(key)) ?? { plus: 0 });
}

/** The number of cart edits that wait for a network. */
export const useUnsent = (): number => useStore(cartChanges, ({ unsent }) => unsent);

/** Whether any cart change is unconfirmed, in flight or waiting. */
export const useHasPending = (): boolean => useStore(cartChanges, ({ pending }) => pending.size > 0);
