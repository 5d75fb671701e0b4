import { AppError } from '@tonalia/contract/errors';
import { markAbandoned } from './abandoned.sql.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/**
 * Records that the shop saw a cart being abandoned. Returns its id. Throws CART_NOT_FOUND when it is not open, or not the
 * actor's.
 */
export async function markCartAbandoned(
  { db, clock }: CartContext,
  { actor: { identityId }, buyer: { customerId } }: BuyerCall,
  cartId: string,
): Promise<string> {
  const [cart] = await markAbandoned(db, { cartId, identityId, customerId, now: clock.now() });
  if (!cart) throw new AppError('CART_NOT_FOUND');
  return cart.id;
}
