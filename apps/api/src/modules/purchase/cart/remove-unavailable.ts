import type { CartView } from '@tonalia/contract/purchase';
import { editCart } from './edit-cart.ts';
import type { CartCall, CartContext } from './buyer-call.ts';

/** Removes the lines that can no longer be bought. */
export function removeUnavailable({ db, clock }: CartContext, { actor, buyer }: CartCall): Promise<CartView> {
  return editCart({ db, clock }, { actor, buyer }, (lines) =>
    lines.filter(({ change }) => change === 'gone').map(({ line }) => ({ ...line, quantity: 0 })),
  );
}
