import type { Cart, CartProduct } from '@tonalia/contract/purchase';
import { type DispatchDay, dispatchesOf } from './dispatches.ts';

/** The parts in which a cart is delivered: one for each dispatch day, or all on the last of them. */
export function cartDispatches({
  products,
  together,
}: Pick<Cart, 'products' | 'together'>): DispatchDay<CartProduct>[] {
  const days = dispatchesOf(products);
  const last = days.at(-1);
  if (!together || !last || days.length === 1) return days;
  return [{ day: last.day, units: days.reduce((sum, { units }) => sum + units, 0), lines: [...products] }];
}
