import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { CartWrite } from './cart-write.ts';
import { type CartEdit, editCart } from './edit-cart.ts';
import { type CartLineReference, findLine, isLine } from './find-line.ts';

/**
 * Removes a line. With a `write`, a missing line counts as removed: a late retry must not remove a line added since. Without,
 * throws CART_LINE_NOT_FOUND.
 */
export function removeItem(
  db: Database,
  clock: Clock,
  actor: Actor,
  buyer: Buyer,
  key: CartLineReference,
  write?: CartWrite,
): Promise<CartView> {
  const remove: CartEdit = (lines) =>
    write && !lines.some((line) => isLine(line, key)) ? [] : [{ ...findLine(lines, key).line, quantity: 0 }];
  return editCart(db, clock, actor, buyer, remove, write);
}
