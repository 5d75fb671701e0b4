import type { OperatorAuthor } from '../../../platform/audit.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import type { CartWrite } from './cart-write.ts';

/** What reading and changing a cart needs. */
export type CartContext = Pick<ModuleContext, 'db' | 'clock'>;

/** The owner of a cart: an identity of the shop, or an operator that takes an order by telephone. */
export interface CartOwner extends Pick<Actor, 'identityId'> {
  /** Set for an operator, with the name that the order keeps; `identityId` is then the operator's id. */
  operator?: OperatorAuthor & { name: string };
}

/** The owner of the cart of a call, and the customer it acts for. */
export interface BuyerCall {
  actor: CartOwner;
  buyer: Buyer;
}

/** A call that changes the cart; idempotent with a `write`. */
export interface CartCall extends BuyerCall {
  write?: CartWrite | undefined;
}
