import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { CartWrite } from './cart-write.ts';
import { type CartEdit, editCart } from './edit-cart.ts';
import { type CartLineReference, findLine, isLine } from './find-line.ts';

/** Takes a line out of the cart. A `write` finds one that is not there taken out: a late one must not take out what came since. */
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
