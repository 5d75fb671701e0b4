import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { CartWrite } from './cart-write.ts';

/** What reading and changing a cart needs. */
export type CartContext = Pick<ModuleContext, 'db' | 'clock'>;

/** The signed-in identity of a call, and the customer it acts for. */
export interface BuyerCall {
  actor: Actor;
  buyer: Buyer;
}

/** A call that changes the cart; idempotent with a `write`. */
export interface CartCall extends BuyerCall {
  write?: CartWrite | undefined;
}
