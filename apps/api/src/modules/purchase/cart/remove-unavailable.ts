import type { CartView } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { editCart } from './edit-cart.ts';

/** Removes the lines that can no longer be bought. */
export function removeUnavailable(db: Database, clock: Clock, actor: Actor, buyer: Buyer): Promise<CartView> {
  return editCart(db, clock, actor, buyer, (lines) =>
    lines.filter(({ change }) => change === 'gone').map(({ line }) => ({ ...line, quantity: 0 })),
  );
}
