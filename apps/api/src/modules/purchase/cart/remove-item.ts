import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { CartWrite } from './cart-write.ts';
import { editCart } from './edit-cart.ts';
import { type WireKey, findLine } from './find-line.ts';

/** Takes a line out of the cart. */
export function removeItem(
  db: Database,
  clock: Clock,
  actor: Actor,
  buyer: Buyer,
  key: WireKey,
  write?: CartWrite,
): Promise<CartView> {
  return editCart(db, clock, actor, buyer, (lines) => [{ ...findLine(lines, key).line, quantity: 0 }], write);
}
