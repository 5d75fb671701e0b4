import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { markAbandoned } from './abandoned.sql.ts';

/**
 * Records that the shop saw a cart being abandoned. Returns its id. Throws CART_NOT_FOUND when it is not open, or not the
 * actor's.
 */
export async function markCartAbandoned(
  db: Database,
  clock: Clock,
  { identityId }: Actor,
  { customerId }: Buyer,
  cartId: string,
): Promise<string> {
  const [cart] = await markAbandoned(db, { cartId, identityId, customerId, now: clock.now() });
  if (!cart) throw new AppError('CART_NOT_FOUND');
  return cart.id;
}
