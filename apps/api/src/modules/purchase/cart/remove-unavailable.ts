import type { CartView } from '@tonalia/contract/purchase';
import { editCart } from './edit-cart.ts';
import type { CartCall, CartContext } from './buyer-call.ts';

/** Removes the lines that can no longer be bought. */
export function removeUnavailable(context: CartContext, call: CartCall): Promise<CartView> {
  return editCart(context, call, (lines) =>
    lines.filter(({ change }) => change === 'gone').map(({ line }) => ({ ...line, quantity: 0 })),
  );
}
