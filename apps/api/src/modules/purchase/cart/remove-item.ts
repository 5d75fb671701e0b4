import type { CartView } from '@tonalia/contract/purchase';
import { type CartEdit, editCart } from './edit-cart.ts';
import { type CartLineReference, findLine, isLine } from './find-line.ts';
import type { CartCall, CartContext } from './buyer-call.ts';

/**
 * Removes a line. With a `write`, a missing line counts as removed: a late retry must not remove a line added since. Without,
 * throws CART_LINE_NOT_FOUND.
 */
export function removeItem(context: CartContext, call: CartCall, key: CartLineReference): Promise<CartView> {
  const remove: CartEdit = (lines) =>
    call.write && !lines.some((line) => isLine(line, key)) ? [] : [{ ...findLine(lines, key).line, quantity: 0 }];
  return editCart(context, call, remove);
}
