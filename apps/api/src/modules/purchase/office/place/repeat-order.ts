import { AppError } from '@tonalia/contract/errors';
import type { Reordered } from '@tonalia/contract/purchase';
import type { CartCall, CartContext } from '../../cart/buyer-call.ts';
import { cartWrite } from '../../cart/cart-write.ts';
import { reorder } from '../../reorder/reorder.ts';
import { findCartOfOrder } from './repeat-order.sql.ts';

/** Adds the lines of an order to the operator's cart for its customer, once for each `clientId`. ORDER_NOT_FOUND for one of another customer. */
export async function repeatOrder(
  context: CartContext,
  call: CartCall,
  { clientId, orderCode }: { clientId: string; orderCode: string },
): Promise<Pick<Reordered, 'added' | 'notAdded'>> {
  const { customerId } = call.buyer;
  const [order] = await findCartOfOrder(context.db, orderCode, customerId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const write = cartWrite({ 'idempotency-key': clientId }, 'repeat', customerId, { orderCode });
  const { added, notAdded } = await reorder(context, { ...call, write }, { cartId: order.cartId });
  return { added, notAdded };
}
