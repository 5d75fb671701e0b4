import type { CartView } from '@tonalia/contract/purchase';
import { createStore, patch } from '../../../state/store.ts';
import type { Pending } from '../cart-line.ts';

/** The effect of changes, by line id. */
export type PendingLines = ReadonlyMap<string, Pending>;

/** What the shopper changed in the cart and the server has not confirmed. */
interface CartChanges {
  /** Quantities just chosen, by line id; they take precedence until their edit is stored. */
  chosen: ReadonlyMap<string, number>;
  /** The effect of the stored edits. */
  stored: PendingLines;
  /** Both together. */
  pending: PendingLines;
  /** The number of edits that wait for a network. */
  unsent: number;
  /** Applies changes to a cart. It comes with the code that stores edits: before, only a chosen quantity can be pending. */
  apply: (cart: CartView, pending: PendingLines) => CartView;
}

const none = new Map<string, never>();

export const cartChanges = createStore<CartChanges>({
  chosen: none,
  stored: none,
  pending: none,
  unsent: 0,
  apply: (cart) => cart,
});

/** Shows a quantity before its edit is stored; null shows the stored edits and the server's cart again. */
export function chooseQuantity(id: string, quantity: number | null): void {
  const chosen = new Map(cartChanges.get().chosen);
  if (quantity === null) chosen.delete(id);
  else chosen.set(id, quantity);
  changeCart({ chosen });
}

export const chosenQuantity = (id: string): number | undefined => cartChanges.get().chosen.get(id);

export function changeCart(change: Partial<Omit<CartChanges, 'pending'>>): void {
  const { chosen, stored } = { ...cartChanges.get(), ...change };
  const pending = new Map(stored);
  for (const [id, to] of chosen) pending.set(id, { ...stored.get(id), to, plus: 0 });
  patch(cartChanges, { ...change, pending });
}
